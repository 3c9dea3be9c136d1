import { DeleteWithConfirmButton, useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { FailureTexts } from './failureText';
import { useFailureNotice } from './useSaveFailure';

export interface ConfirmedDeleteButtonProps {
  /** What is deleted, in words: 'referral code'. */
  what: string;
  /** Shown when the server gives no reason; or all that is said of a failure. */
  failureText: string | FailureTexts;
  question?: string;
  doneText?: string;
  /** Where to go afterwards; false stays. */
  redirect: 'list' | false;
}

/** Deletes the record after asking, and waits for the server: it may refuse. */
export function ConfirmedDeleteButton({
  what,
  failureText,
  question = 'This cannot be undone.',
  doneText = `The ${what} was deleted.`,
  redirect,
}: ConfirmedDeleteButtonProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const goTo = useRedirect();
  const onError = useFailureNotice(typeof failureText === 'string' ? { unknown: failureText } : failureText);

  const onSuccess = () => {
    notify(doneText);
    goTo(redirect, resource);
  };

  return (
    <DeleteWithConfirmButton
      confirmTitle={`Delete ${what} %{recordRepresentation}?`}
      confirmContent={question}
      confirmColor="warning"
      mutationOptions={{ onSuccess, onError }}
    />
  );
}
