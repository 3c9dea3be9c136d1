import { Box, Typography } from '@mui/material';
import { formatCount } from '../../shared/lists/StatCard';
import { t } from '../../lib/i18n/t';

interface SparklineProps {
  /** One value a minute, the oldest first. */
  values: readonly number[];
}

const WIDTH = 600;
const HEIGHT = 120;

/** A bar a minute. Who can't see them is told the gist. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length);
  const sum = values.reduce((all, value) => all + value, 0);
  const label = t('Tickets a minute in the last hour: %{sum} in all, %{max} in the best minute.', {
    sum: formatCount(sum),
    max: formatCount(Math.max(0, ...values)),
  });
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: { xs: 72, md: 120 }, color: 'primary.main' }}
      >
        <rect x={0} y={HEIGHT - 1} width={WIDTH} height={1} fill="currentColor" opacity={0.4} />
        {values.map((value, minute) => {
          const height = (value / most) * (HEIGHT - 2);
          // A minute is a place in the row: nothing else tells it from its neighbours.
          // oxlint-disable-next-line react/no-array-index-key
          return (
            <rect
              key={minute}
              x={minute * step + 1}
              y={HEIGHT - 1 - height}
              width={step - 2}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </Box>
      <Typography
        variant="caption"
        component="figcaption"
        sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}
      >
        <span>{t('60 minutes ago')}</span>
        <span>{t('now')}</span>
      </Typography>
    </Box>
  );
}
