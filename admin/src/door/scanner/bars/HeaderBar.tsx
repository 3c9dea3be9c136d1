import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { GLASS } from '../scan/scannerTheme';

/** The bar at the top edge: over the camera's picture, so dark in any look. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <Box component="header" sx={barStyle}>
      {children}
    </Box>
  );
}

const barStyle = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  pt: 'max(4px, env(safe-area-inset-top))',
  pb: '4px',
  bgcolor: GLASS,
  color: '#FFFFFF',
} as const;
