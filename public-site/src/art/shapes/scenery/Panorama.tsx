import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../Drawing';
import { Sky, type SkyProps } from './Sky';

/**
 * A wide scene of 1200 × 480 under a sky. Where its place is narrower the sides are cut off, so what matters stands
 * between x 420 and x 780.
 */
export function Panorama({
  sky,
  children,
  ...drawing
}: DrawingProps & { sky: SkyProps['colours']; children: ReactNode }) {
  return (
    <Drawing width={1200} height={480} cut {...drawing}>
      <Sky width={1200} height={480} colours={sky} />
      {children}
    </Drawing>
  );
}
