import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { AdminMail } from '@festival/contracts';
import { Box, Button, Link, Typography } from '@mui/material';
import { ShowBase, Title, useShowContext, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { AccessDeniedPage } from '../../shared/screens/StatusPage';
import { DetailCard } from '../../shared/fields/DetailCard';
import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../../lib/httpErrors';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { KIND_LABELS, canRetry, MailStatusChip } from './mailLabels';
import { MailPreviewCard } from './MailPreviewCard';
import { mailCalls } from './mailCalls';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

function OrderLink({ mail: { order_id, order_number } }: { mail: AdminMail }) {
  if (order_id === null) return '–';
  return (
    <Link component={RouterLink} to={`/orders/${order_id}/show`}>
      {order_number ?? `#${order_id}`}
    </Link>
  );
}

function MailDetails({ mail }: { mail: AdminMail }) {
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('%{kind_labels} to %{to}', { kind_labels: KIND_LABELS[mail.kind], to: mail.to })}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' } }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', justifyItems: 'start' }}>
          <Box sx={{ width: '100%' }}>
            <DetailCard
              title={t('Details')}
              details={[
                [t('Recipient'), mail.to],
                [t('State'), <MailStatusChip key="state" status={mail.status} />],
                [t('Order'), <OrderLink key="order" mail={mail} />],
                [t('Tries'), mail.tries],
                [t('Next try'), formatJakarta(mail.next_try_at)],
                [t('Error'), mail.last_error ? serverText(mail.last_error) : '–'],
                [t('Made'), formatJakarta(mail.created_at)],
                [t('Sent'), formatJakarta(mail.sent_at)],
              ]}
            />
          </Box>
          <RetryMailButton mail={mail} />
        </Box>
        <MailPreviewCard id={mail.id} />
      </Box>
    </>
  );
}

function MailBody() {
  const { record, isPending, error } = useShowContext<AdminMail>();
  if (record) return <MailDetails mail={record} />;
  if (statusOf(error) === 403) return <AccessDeniedPage />;
  const failed = statusOf(error) === 404 ? t('Mail not found.') : (serverMessage(error) ?? UNKNOWN_ERROR_TEXT);
  return <Typography sx={{ p: 4, textAlign: 'center' }}>{isPending ? t('Loading...') : failed}</Typography>;
}

/** One mail: what became of it, and what it looks like. */
export function MailShow() {
  return (
    // The page says what went wrong; the default would go back to the list with a passing notice.
    <ShowBase queryOptions={{ onError: () => undefined }}>
      <Title title="Mail" />
      <Box sx={{ px: { xs: 1, sm: 0 } }}>
        <Button component={RouterLink} to="/mails" startIcon={<ArrowBackIcon />} sx={{ my: 1 }}>
          {t('Back to mails')}
        </Button>
        <MailBody />
      </Box>
    </ShowBase>
  );
}

/** Sends one mail again, where that is possible. */
function RetryMailButton({ mail }: { mail: AdminMail }) {
  const notify = useNotify();
  if (!canRetry(mail)) return null;
  return (
    <ConfirmedAction
      label={t('Send again')}
      question={t('Send this mail again?')}
      content={t('It goes to %{to} as soon as possible.', { to: mail.to })}
      call={() => mailCalls.retry(mail.id)}
      onDone={({ envelope }) => notify(envelope.message ?? t('The mail will be sent again.'))}
    />
  );
}
