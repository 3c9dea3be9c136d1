import type { GateTrend, Now, NowTrends } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { DashboardCard } from '../../../shared/charts/DashboardCard';
import { FiguresTable } from '../../../shared/charts/FiguresTable';
import { formatCount } from '../../../shared/lists/StatCard';
import { t } from '../../../lib/i18n/t';
import { Sparkline } from '../Sparkline';
import { stepStart } from './trendTexts';

export const gateName = (gate: string | null): string => gate ?? t('No gate named');

/** Check-ins by gate: all, the last five minutes, and the last hour by five minutes. */
export function GatesNow({ gates, trends }: Pick<Now, 'gates'> & { trends: NowTrends | undefined }) {
  const total = gates.reduce((sum, gate) => sum + gate.total, 0);
  const recent = trends?.gates ?? [];
  return (
    <DashboardCard
      title={t('Gates')}
      hint={total > 0 ? t('%{total} checked in', { total: formatCount(total) }) : undefined}
    >
      <GateBars gates={gates} trends={trends} />
      {trends && recent.length > 0 && <GateTable trends={trends} />}
    </DashboardCard>
  );
}

/** A row of bars for each gate, all on one scale. */
export function GateBars({ gates, trends }: Pick<Now, 'gates'> & { trends: NowTrends | undefined }) {
  if (gates.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary', fontSize: 'var(--row-size)' }}>
        {t('Nobody has been let in yet.')}
      </Typography>
    );
  }
  const most = Math.max(1, ...(trends?.gates ?? []).flatMap(({ steps }) => steps));
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 'var(--row-gap, 12px) 28px',
        gridTemplateColumns: 'var(--gate-columns, repeat(auto-fit, minmax(min(100%, 260px), 1fr)))',
        m: 0,
        p: 0,
        listStyle: 'none',
        '--bars-height': 'var(--gate-height, 44px)',
      }}
    >
      {gates.map(({ gate, total, recent }) => {
        const trend = trends?.gates.find((each) => each.gate === gate);
        return (
          <Box component="li" key={gate}>
            <Typography
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                fontSize: 'var(--row-size)',
                fontVariantNumeric: 'tabular-nums',
                lineHeight: 'var(--row-line, 1.5)',
              }}
            >
              <Box
                component="span"
                sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {gateName(gate)}
              </Box>
              <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
                {t('%{all} · %{recent} in 5 min', { all: formatCount(total), recent: formatCount(recent) })}
              </Box>
            </Typography>
            {trends && trend && <OneGate trend={trend} asOf={trends.as_of} most={most} />}
          </Box>
        );
      })}
    </Box>
  );
}

function OneGate({ trend: { gate, steps }, asOf, most }: { trend: GateTrend; asOf: string; most: number }) {
  const label = t('Check-ins at %{gate} in the last hour: %{sum} in all, %{max} in the best five minutes.', {
    gate: gateName(gate),
    sum: formatCount(steps.reduce((sum, count) => sum + count, 0)),
    max: formatCount(Math.max(0, ...steps)),
  });
  return <Sparkline values={steps} label={label} from={stepStart(asOf, 0, steps.length)} to={t('now')} most={most} />;
}

function GateTable({ trends: { gates, as_of: asOf } }: { trends: NowTrends }) {
  const count = gates[0]?.steps.length ?? 0;
  return (
    <FiguresTable
      label={t('Check-ins by gate and five minutes')}
      columns={[t('From'), ...gates.map(({ gate }) => gateName(gate))]}
      rows={Array.from({ length: count }, (_, index) => [
        stepStart(asOf, index, count),
        ...gates.map(({ steps }) => formatCount(steps[index])),
      ])}
    />
  );
}
