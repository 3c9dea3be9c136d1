import { type AdminMail, FORGOTTEN_MAIL_ERROR } from '@festival/contracts';
import { Button } from '@mui/material';
import { SendToDialog } from '../../sales/orders/actions/SendToDialog';
import { useDialogs } from '../../shared/dialogs/Dialogs';
import { mailCalls } from '../../sales/mails/mailCalls';
import { KIND_LABELS } from '../../sales/mails/mailLabels';
import { InboxRow } from '../InboxRow';
import { useRowAction } from '../useRowAction';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

interface MailRowProps {
  kind: 'refused_addresses' | 'failed_mails';
  mail: AdminMail;
}

function reasonText(kind: MailRowProps['kind'], error: string): string {
  const said = serverText(error);
  if (error === FORGOTTEN_MAIL_ERROR) return said;
  return kind === 'refused_addresses'
    ? t('Their mail server does not take this address: %{error}', { error: said })
    : t('It could not be handed to the mail server: %{error}', { error: said });
}

/** A mail that was given up. */
export function MailRow({ kind, mail }: MailRowProps) {
  const open = useDialogs();
  const { id, to, order_id, order_number, last_error, created_at } = mail;
  const { run, busy } = useRowAction({
    kind,
    id,
    call: () => mailCalls.retry(id),
    successText: t('The mail to %{to} will be sent again.', { to }),
    failureText: t('The mail could not be sent again'),
  });
  return (
    <InboxRow
      name={`${t(KIND_LABELS[mail.kind])}, ${to}`}
      to={`/mails/${id}/show`}
      link={to}
      beside={[t(KIND_LABELS[mail.kind]), order_number].filter(Boolean).join(' · ')}
      since={created_at}
      actions={
        <>
          {order_id !== null && (
            <Button
              variant={kind === 'refused_addresses' ? 'contained' : 'outlined'}
              size="small"
              onClick={() => open((close) => <SendToDialog order={{ id: order_id }} address={to} onClose={close} />)}
            >
              {t('Correct address')}
            </Button>
          )}
          <Button variant="outlined" size="small" onClick={() => run()} disabled={busy}>
            {t('Send again')}
          </Button>
        </>
      }
    >
      {last_error && reasonText(kind, last_error)}
    </InboxRow>
  );
}
