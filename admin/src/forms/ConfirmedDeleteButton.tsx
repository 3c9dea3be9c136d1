import { DeleteWithConfirmButton, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { useSaveFailure } from './useSaveFailure';

export interface ConfirmedDeleteButtonProps {
  /** What is deleted, in words: 'referral code'. */
  what: string;
  /** Shown when the server gives no reason. */
  failureText: string;
  /** Where to go afterwards; false stays. */
  redirect: 'list' | false;
}

/** Deletes the record after asking, and waits for the server: it may refuse. */
export function ConfirmedDeleteButton({ what, failureText, redirect }: ConfirmedDeleteButtonProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const goTo = useRedirect();
  const onError = useSaveFailure(failureText);

  const onSuccess = () => {
    notify(`The ${what} was deleted.`);
    goTo(redirect, resource);
  };

  return (
    <DeleteWithConfirmButton
      confirmTitle={`Delete ${what} %{recordRepresentation}?`}
      confirmContent="This cannot be undone."
      confirmColor="warning"
      mutationOptions={{ onSuccess, onError }}
    />
  );
}
