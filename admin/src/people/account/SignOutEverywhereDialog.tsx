import { useMutation } from '@tanstack/react-query';
import { Confirm, useLogout, useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { accountCalls } from './accountCalls';

/** Ends every session of this person, this one included, after asking. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await accountCalls.signOutEverywhere();
      await logout({}, undefined, false);
    },
    onError: (error) => {
      notify(serverMessage(error) ?? 'Signing out failed. Please try again.', { type: 'error' });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Sign out everywhere?"
      content="You will be signed out on all devices, this one included."
      confirm="Sign out everywhere"
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
