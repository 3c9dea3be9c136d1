import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { chartSummary, type ChartDay, type ChartSeries, type ChartUnit } from './chartDays';

// The library is large; the other figures shouldn't wait for it.
const DayBars = lazy(async () => ({ default: (await import('./DayBars')).DayBars }));

/** Of the chart and of its place while it loads, so that nothing moves. */
const HEIGHT = 240;

interface DayChartProps {
  title: string;
  days: ChartDay[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
}

/** Stacked bars by day with axes. Who can't see them is told the gist; every figure is in the table below. */
export function DayChart({ title, days, series, unit }: DayChartProps) {
  return (
    <Box component="figure" aria-label={chartSummary(title, days, unit)} sx={{ height: HEIGHT, m: 0, mt: 1 }}>
      <Box aria-hidden sx={{ height: '100%' }}>
        <Suspense fallback={null}>
          <DayBars days={days} series={series} unit={unit} height={HEIGHT} />
        </Suspense>
      </Box>
    </Box>
  );
}

interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

/** The meaning of a chart's colours. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ key, label, colour }) => (
        <Typography
          key={key}
          component="li"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box component="span" sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour }} />
          {label}
        </Typography>
      ))}
    </Box>
  );
}
