import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** As the screen says: larger on a wall. */
const ROW_SIZE = 'var(--row-size)';
const ROW_LINE = 'var(--row-line, 1.5)';

/** Names and figures in two columns; nothing is shown as a sentence. */
export function Rows({ rows, empty }: { rows: ReadonlyArray<[name: string, value: ReactNode]>; empty: string }) {
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary', fontSize: ROW_SIZE }}>{empty}</Typography>;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
        columnGap: 2,
        rowGap: 'var(--row-gap, 6px)',
      }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ overflowWrap: 'anywhere', fontSize: ROW_SIZE, lineHeight: ROW_LINE }}>
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
              lineHeight: ROW_LINE,
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
