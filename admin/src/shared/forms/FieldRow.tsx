import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two fields in a row, one above the other on a narrow screen. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
