import type { ReactNode } from 'react';

export interface MomentScene {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  picture: ReactNode;
}
