import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The only thing on the page: what stands in the place of the whole frame. */
export function FullPage({ children }: { children: ReactNode }) {
  return <Box component="main">{children}</Box>;
}
