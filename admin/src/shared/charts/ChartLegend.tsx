import { Box, Typography } from '@mui/material';

interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

/** Which colour of a chart is what. */
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
