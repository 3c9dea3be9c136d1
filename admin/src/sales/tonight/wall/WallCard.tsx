import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A part of a picture that nobody scrolls: what doesn't fit is cut, so the most important comes first. */
export function WallCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        px: 'calc(var(--u) * 1.1)',
        py: 'calc(var(--u) * 0.7)',
        borderRadius: 'calc(var(--u) * 0.5)',
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        id={id}
        component="h2"
        sx={{ color: 'text.secondary', fontSize: 'var(--label-size)', fontWeight: 600, mb: 'calc(var(--u) * 0.3)' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
