import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A name and what it is. */
export type Detail = [name: string, value: ReactNode];

/** Names at the left, values at the right edge, in one card. */
export function DetailCard({ title, details }: { title: string; details: Detail[] }) {
  return (
    <Card sx={{ alignSelf: 'start' }}>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          {title}
        </Typography>
        <Box component="dl" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', typography: 'body2' }}>
          {details.map(([name, value]) => (
            <Box
              key={name}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
