import type { ReconciliationDifference } from '@festival/contracts';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../../lib/jakartaTime';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { useDialogs } from '../../../shared/dialogs/Dialogs';
import { RefundsDialog } from '../../refunds/OrderRefunds';
import { ResolveDialog } from '../../../shared/dialogs/ResolveDialog';
import { ATTENTION_TEXTS, statusWord } from '../../status/orderLabels';
import { reconciliationCalls } from './reconciliationCalls';
import { KIND_NAMES, KIND_TEXTS, STATE_LABELS, STATE_TONES } from './reconciliationLabels';
import { Sides } from './Side';
import { t } from '../../../lib/i18n/t';

/** One difference: both sides, what was done, and what a person may do. */
export function DifferenceCard({ difference }: { difference: ReconciliationDifference }) {
  const open = useDialogs();
  const { id, kind, state, order_id, order_number, ours, theirs } = difference;
  const openRefunds = () => open((close) => <RefundsDialog orderNumber={order_number} onClose={close} />);
  const openResolve = () =>
    open((close) => (
      <ResolveDialog
        title={t('%{kind_names}: dealt with', { kind_names: KIND_NAMES[kind] })}
        text={t('The difference no longer waits, and later runs don’t list the same again. No money is moved by this.')}
        label={t('What was done about it')}
        submitLabel={t('Mark as dealt with')}
        successText={t('Marked as dealt with.')}
        failureText={t('Failed to mark the difference')}
        call={(reason) => reconciliationCalls.resolveDifference(id, reason)}
        onClose={close}
      />
    ));
  return (
    <Box
      component="li"
      aria-label={`${KIND_NAMES[kind]}, ${order_number}`}
      sx={{
        px: 2,
        py: 1.5,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
            {KIND_NAMES[kind]}
          </Typography>
          <StatusChip label={STATE_LABELS[state]} tone={STATE_TONES[state]} />
        </Box>
        <Typography variant="body2">{KIND_TEXTS[kind]}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {order_id === null ? (
            order_number
          ) : (
            <Link component={RouterLink} to={`/orders/${order_id}/show`}>
              {order_number}
            </Link>
          )}
          {` · ${formatJakarta(difference.found_at)}`}
        </Typography>
      </Box>
      <Sides ours={ours} theirs={theirs} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {whatWasDone(difference)}
        </Typography>
        {state === 'waits' && (
          <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
            <Button size="small" variant="outlined" onClick={openResolve}>
              {t('Mark as dealt with')}
            </Button>
            {order_id !== null && (
              <Button size="small" onClick={openRefunds}>
                {t('Refunds')}
              </Button>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
}

/** The outcome of a difference, in a sentence. */
export function whatWasDone(difference: ReconciliationDifference): string {
  const { state, became, attention, resolved_by, resolved_reason } = difference;
  const call = attention === null ? null : ATTENTION_TEXTS[attention];
  switch (state) {
    case 'mended':
      return [
        t('Mended: the order is now %{became}.', { became: became === null ? t('right') : statusWord(became) }),
        call,
      ]
        .filter(Boolean)
        .join(' ');
    case 'resolved':
      return resolved_by === null
        ? (resolved_reason ?? t('No longer found.'))
        : `${resolved_by}: ${resolved_reason ?? ''}`;
    case 'waits':
      return call ?? t('Nothing was changed.');
  }
}
