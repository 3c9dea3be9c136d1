import { TopToolbar, useNotify } from 'react-admin';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { mailCalls } from './mailCalls';

/** Above the list: everything that was given up can be sent again at once, when the mail server is back say. */
export function MailListActions() {
  const notify = useNotify();
  return (
    <TopToolbar>
      <ConfirmedAction
        label="Send all failed again"
        question="Send all failed mails again?"
        content="Every mail that was given up gets its tries anew, whatever the list shows."
        call={mailCalls.retryFailed}
        onDone={({ json: { retried } }) =>
          notify(retried === 0 ? 'There are no failed mails.' : `${retried} mail(s) will be sent again.`)
        }
      />
    </TopToolbar>
  );
}
