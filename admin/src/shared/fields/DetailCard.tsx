import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A name and what it is. */
export type Detail = [name: string, value: ReactNode];

interface DetailCardProps {
  title: string;
  details: Detail[];
  /** Below them. */
  action?: ReactNode;
}

/** Names at the left, values at the right edge, in one card. */
export function DetailCard({ title, details, action }: DetailCardProps) {
  return (
    <Card sx={{ alignSelf: 'start' }}>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          {title}
        </Typography>
        <DetailRows details={details} />
        {action}
      </CardContent>
    </Card>
  );
}

/** Names at the left, values at the right edge. */
export function DetailRows({ details }: { details: Detail[] }) {
  return (
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
  );
}
