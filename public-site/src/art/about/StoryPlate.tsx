import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../Drawing';
import { Rays } from '../shapes/Rays';
import { Sky } from '../shapes/Sky';

export interface StoryPlateProps extends DrawingProps {
  /** Colours of the sky above the horizon and at it. */
  ground: string;
  glow: string;
  /** Where the rays come from. */
  light?: readonly [x: number, y: number];
  children: ReactNode;
}

/** A plate of 480 × 300 for the head of a card: a sky with rays, a hill to stand on. */
export function StoryPlate({ ground, glow, light = [240, 140], children, ...drawing }: StoryPlateProps) {
  return (
    <Drawing width={480} height={300} cut {...drawing}>
      <Sky width={480} height={300} colours={['var(--art-night-1)', ground, glow]} />
      <Rays transform={`translate(${light.join(' ')})`} length={360} opacity={0.14} />
      {children}
    </Drawing>
  );
}
