import type { ReactNode } from 'react';

export interface MomentScene {
  /** Describes the picture for those who don't see it. */
  title: string;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  picture: ReactNode;
}
