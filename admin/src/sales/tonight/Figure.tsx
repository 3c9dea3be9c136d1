import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  value: string;
  note?: ReactNode;
  isAlarming?: boolean;
}

/** A figure that can be read from across a room. */
export function Figure({ label, value, note, isAlarming = false }: FigureProps) {
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography
        sx={{ color: 'text.secondary', lineHeight: 1.3, fontSize: 'var(--label-size, clamp(0.85rem, 1.1vw, 1.4rem))' }}
      >
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          fontWeight: 700,
          lineHeight: 1.1,
          fontSize: 'var(--figure-size, clamp(1.9rem, 4.2vw, 6rem))',
          fontVariantNumeric: 'tabular-nums',
          color: isAlarming ? 'error.main' : 'text.primary',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      {note && (
        <Typography
          component="p"
          sx={{
            color: 'text.secondary',
            fontSize: 'var(--label-size, clamp(0.8rem, 1vw, 1.2rem))',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
