import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What may be longer than its space; reached by the keyboard, so that it can be scrolled by it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" tabIndex={0} aria-label={label} sx={{ overflow: 'auto', maxHeight: 320 }}>
      {children}
    </Box>
  );
}
