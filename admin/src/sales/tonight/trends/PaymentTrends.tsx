import type { MethodOutcome, NowTrends } from '@festival/contracts';
import { Box } from '@mui/material';
import { DashboardCard } from '../../../shared/charts/DashboardCard';
import { formatCount } from '../../../shared/lists/StatCard';
import { methodName } from '../../status/paymentMethods';
import { Rows } from '../Rows';
import { t } from '../../../lib/i18n/t';
import { declineName, successShare } from './trendTexts';

/** By method how many of the last hour's payments came through. */
export function MethodsNow({ methods }: Pick<NowTrends, 'methods'>) {
  return (
    <DashboardCard
      title={t('Paid by method')}
      hint={t('Of the payments that began within the last hour and have ended.')}
    >
      <MethodRows methods={methods} />
    </DashboardCard>
  );
}

export function MethodRows({ methods }: Pick<NowTrends, 'methods'>) {
  return (
    <Rows
      empty={t('Nobody has begun to pay within the last hour.')}
      rows={methods.map((outcome) => [methodName(outcome.method), <Share key={outcome.method} outcome={outcome} />])}
    />
  );
}

function Share({ outcome }: { outcome: MethodOutcome }) {
  const { paid, failed, open } = outcome;
  const share = successShare(outcome);
  if (share === null) return t('%{open} open', { open: formatCount(open) });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: '4em', height: '0.6em', borderRadius: 1, bgcolor: 'action.selected', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: '100%',
            width: `${share}%`,
            bgcolor: share < 50 ? 'warning.main' : 'success.main',
          }}
        />
      </Box>
      {t('%{share} % · %{paid} of %{ended}', {
        share,
        paid: formatCount(paid),
        ended: formatCount(paid + failed),
      })}
    </Box>
  );
}

/** Why payments were denied within the last hour. */
export function DeclinesNow({ declines }: Pick<NowTrends, 'declines'>) {
  return (
    <DashboardCard title={t('Why payments were denied')} hint={t('Within the last hour.')}>
      <DeclineRows declines={declines} />
    </DashboardCard>
  );
}

export function DeclineRows({ declines }: Pick<NowTrends, 'declines'>) {
  return (
    <Rows
      empty={t('No payment was denied.')}
      rows={declines.map(({ reason, count }) => [declineName(reason), formatCount(count)])}
    />
  );
}
