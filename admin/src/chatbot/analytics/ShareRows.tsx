import { Box, Typography } from '@mui/material';

interface ShareRow {
  key: string;
  name: string;
  /** The figure in words. */
  words: string;
  /** Of the longest bar, 0 to 1. */
  share: number;
}

/** A bar for each row. It only helps the eye: the words beside the name say all. */
export function ShareRows({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, name, words, share }) => (
        <Box key={key} component="li" sx={{ py: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {words}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: 1, bgcolor: 'action.hover' }}>
            <Box sx={{ width: `${share * 100}%`, height: '100%', borderRadius: 1, bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Each count's share of the largest. */
export function sharesOf(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}
