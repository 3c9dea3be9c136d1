import type { AdminAccount } from '@festival/contracts';
import { useNotify } from 'react-admin';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { userCalls } from './userCalls';

export function SignOutButton({ account }: { account: AdminAccount }) {
  const notify = useNotify();
  return (
    <ConfirmedAction
      label="Sign out everywhere"
      question={`Sign ${account.name} out everywhere?`}
      content="Every session of this person ends. They can sign in again."
      call={() => userCalls.signOut(account)}
      onDone={() => notify('Signed out on all devices.')}
    />
  );
}
