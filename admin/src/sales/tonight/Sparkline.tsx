import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SparklineProps {
  /** One value a step, the oldest first. */
  values: readonly number[];
  /** The gist, for who can't see the bars. */
  label: string;
  /** When the first step began. */
  from: string;
  /** When the last one ends. */
  to: string;
  /** The value of a bar of full height; the highest of these bars where it isn't given. */
  most?: number;
}

const WIDTH = 600;
const HEIGHT = 120;

/** A bar a step. */
export function Sparkline({ values, label, from, to, most = Math.max(1, ...values) }: SparklineProps) {
  const step = WIDTH / Math.max(1, values.length);
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 'var(--bars-height, 72px)', md: 'var(--bars-height, 120px)' },
          color: 'primary.main',
        }}
      >
        <rect x={0} y={HEIGHT - 1} width={WIDTH} height={1} fill="currentColor" opacity={0.4} />
        {values.map((value, index) => {
          const height = (value / most) * (HEIGHT - 2);
          const width = step - Math.min(2, step / 5);
          // A step is a place in the row: nothing else tells it from its neighbours.
          // oxlint-disable-next-line react/no-array-index-key
          return (
            <rect
              key={index}
              x={index * step + (step - width) / 2}
              y={HEIGHT - 1 - height}
              width={width}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </Box>
      <BarEnds from={from} to={to} />
    </Box>
  );
}

function BarEnds({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <Typography
      variant="caption"
      component="figcaption"
      sx={{
        display: 'var(--bar-ends, flex)',
        justifyContent: 'space-between',
        color: 'text.secondary',
        fontSize: 'var(--small-size)',
      }}
    >
      <span>{from}</span>
      <span>{to}</span>
    </Typography>
  );
}
