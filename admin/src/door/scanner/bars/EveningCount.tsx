import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BAD, GOOD } from '../scan/scannerTheme.js';
import type { EveningCount as Count } from '../scan/checkInCount.js';

/** How many this device let in and turned away this evening. */
export function EveningCount({ count }: { count: Count }) {
  return (
    <Box
      component="dl"
      aria-label="This evening on this device"
      sx={{ display: 'flex', m: 0, gap: 3, justifyContent: 'center' }}
    >
      <Figure label="Admitted" value={count.admitted} colour={GOOD} />
      <Figure label="Refused" value={count.refused} colour={BAD} />
    </Box>
  );
}

function Figure({ label, value, colour }: { label: string; value: number; colour: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="dt">{label}</Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          color: colour,
          fontSize: '1.75rem',
          fontWeight: 800,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
