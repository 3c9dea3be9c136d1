import { Box, Typography } from '@mui/material';
import { FiguresTable } from '../../../shared/charts/FiguresTable';
import { formatCount } from '../../../shared/lists/StatCard';
import { minuteLabels } from './boardTimes';
import { Panel } from './Panel';
import { t } from '../../../lib/i18n/t';

const HEIGHT = 200;
const TITLE = t('Entries of the last 60 minutes');

interface EntryBarsProps {
  /** Entries of each minute, the oldest first. */
  minutes: readonly number[];
  now: string;
}

/** The gist, for readers who can't see the bars. */
function summaryOf(minutes: readonly number[], labels: readonly string[]): string {
  const most = Math.max(0, ...minutes);
  const total = minutes.reduce((sum, count) => sum + count, 0);
  const busiest = labels[minutes.indexOf(most)] ?? '';
  return t('%{title}: %{total}. The busiest minute began at %{busiest} with %{most}.', {
    title: TITLE,
    total: formatCount(total),
    busiest,
    most: formatCount(most),
  });
}

/** Entries by minute as bars, each figure in a table below. */
export function EntryBars({ minutes, now }: EntryBarsProps) {
  const labels = minuteLabels(now, minutes.length);
  const most = Math.max(1, ...minutes);
  const rows = minutes.map((count, index) => [labels[index] ?? '', formatCount(count)]);
  return (
    <Panel title={TITLE} note={<Most count={Math.max(0, ...minutes)} />}>
      <Box component="figure" aria-label={summaryOf(minutes, labels)} sx={{ m: 0 }}>
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${minutes.length} 100`}
          preserveAspectRatio="none"
          sx={{
            display: 'block',
            width: '100%',
            height: HEIGHT,
            borderBottom: 2,
            borderColor: 'divider',
            color: 'primary.main',
          }}
        >
          {minutes.map((count, index) => {
            const height = (count / most) * 100;
            return (
              <Box
                key={labels[index]}
                component="rect"
                x={index + 0.1}
                y={100 - height}
                width={0.8}
                height={height}
                fill="currentColor"
              />
            );
          })}
        </Box>
        <Axis labels={labels} />
      </Box>
      <FiguresTable label={TITLE} columns={[t('Minute'), t('Entries')]} rows={rows.toReversed()} />
    </Panel>
  );
}

function Most({ count }: { count: number }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('at most %{count} a minute', { count: formatCount(count) })}
    </Typography>
  );
}

/** The time at each quarter, and now at the right. */
function Axis({ labels }: { labels: readonly string[] }) {
  const quarter = labels.length / 4;
  const ticks = [0, 1, 2, 3].map((index) => labels[index * quarter] ?? '');
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        color: 'text.secondary',
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        mt: 0.5,
      }}
    >
      {[...ticks, t('now')].map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </Box>
  );
}
