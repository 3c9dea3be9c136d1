import { INBOX_KINDS, type Inbox, type InboxKind } from '@festival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Box, LinearProgress, Skeleton, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Dialogs } from '../shared/dialogs/Dialogs';
import { LoadFailed } from '../shared/lists/LoadFailed';
import { InboxGroup } from './InboxGroup';
import { InboxTime } from './inboxTime';
import { useInbox } from './useInbox';
import { t } from '../lib/i18n/t';

/** Everything that waits for the person who looks, and what can be done about it at once. */
export function InboxScreen() {
  const { data, error, refetch, isPending } = useInbox();
  return (
    <Box sx={{ pb: 4, minWidth: 0, maxWidth: 1100 }}>
      <Title title={t('Inbox')} />
      <Dialogs>
        {error && (
          <Box sx={{ p: 2 }}>
            <LoadFailed what={t('The inbox')} error={error} onRetry={() => void refetch()} />
          </Box>
        )}
        {isPending && <LoadingRows />}
        {data && <InboxGroups inbox={data} />}
      </Dialogs>
    </Box>
  );
}

function InboxGroups({ inbox }: { inbox: Inbox }) {
  const waiting = INBOX_KINDS.filter((kind) => (inbox[kind]?.count ?? 0) > 0);
  if (waiting.length === 0) return <NothingWaits />;
  return (
    <InboxTime value={Date.parse(inbox.counted_at)}>
      <Total inbox={inbox} kinds={waiting} />
      {waiting.map((kind) => (
        <InboxGroup key={kind} kind={kind} inbox={inbox} />
      ))}
    </InboxTime>
  );
}

function Total({ inbox, kinds }: { inbox: Inbox; kinds: InboxKind[] }) {
  const total = kinds.reduce((sum, kind) => sum + (inbox[kind]?.count ?? 0), 0);
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', px: { xs: 2, sm: 0 }, pt: 2 }}>
      {total === 1
        ? t('1 matter waits.')
        : t('%{count} matters wait. Money comes first.', { count: total.toLocaleString('id-ID') })}
    </Typography>
  );
}

function NothingWaits() {
  return (
    <Box sx={{ textAlign: 'center', px: 2, py: 8, display: 'grid', gap: 1, justifyItems: 'center' }}>
      <CheckCircleIcon color="success" sx={{ fontSize: 48 }} />
      <Typography variant="h6" component="p">
        {t('Nothing waits for you.')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>
        {t('Refunds, payments, mails and questions that need a person appear here by themselves.')}
      </Typography>
    </Box>
  );
}

function LoadingRows() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <LinearProgress aria-label={t('Loading the inbox')} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={72} />
      ))}
    </Box>
  );
}
