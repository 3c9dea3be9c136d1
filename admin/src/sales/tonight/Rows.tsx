import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** As the screen says: larger on a wall. */
const ROW_SIZE = 'var(--row-size)';

/** Names and figures in two columns; nothing is shown as a sentence. */
export function Rows({ rows, empty }: { rows: ReadonlyArray<[name: string, value: ReactNode]>; empty: string }) {
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary', fontSize: ROW_SIZE }}>{empty}</Typography>;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.75 }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ overflowWrap: 'anywhere', fontSize: ROW_SIZE }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: 600,
              fontSize: ROW_SIZE,
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
