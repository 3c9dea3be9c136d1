import type { AdminMail } from '@festival/contracts';
import { useNotify } from 'react-admin';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { mailCalls } from './mailCalls';
import { canRetry } from './mailLabels';

/** Sends one mail again, where that is possible. */
export function RetryMailButton({ mail }: { mail: AdminMail }) {
  const notify = useNotify();
  if (!canRetry(mail)) return null;
  return (
    <ConfirmedAction
      label="Send again"
      question="Send this mail again?"
      content={`It goes to ${mail.to} as soon as possible.`}
      call={() => mailCalls.retry(mail.id)}
      onDone={({ envelope }) => notify(envelope.message ?? 'The mail will be sent again.')}
    />
  );
}
