import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { Rays } from '../shapes/scenery/Rays';

export interface ShowcaseProps extends DrawingProps {
  width: number;
  /** Ground of the picture, and the same in the light. */
  ground: string;
  glow: string;
  children: ReactNode;
}

/** The merchant's stall: rays of light on a wall, a counter of wood below (its top at y 318). Height 400. */
export function Showcase({ width, ground, glow, children, ...drawing }: ShowcaseProps) {
  const id = useId();
  const middle = width / 2;
  return (
    <Drawing width={width} height={400} {...drawing}>
      <defs>
        <radialGradient id={id} cx=".5" cy=".46" r=".7">
          <stop offset="0" stopColor={glow} />
          <stop offset="1" stopColor={ground} />
        </radialGradient>
      </defs>
      <path fill={`url(#${id})`} d={`M0 0h${width}v400H0z`} />
      <Rays transform={`translate(${middle} 184)`} opacity={0.12} />
      <path
        fill="var(--art-star)"
        opacity=".7"
        d="m48 62 4 10 10 4-10 4-4 10-4-10-10-4 10-4zM76 236l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"
      />
      <path
        fill="var(--art-star)"
        opacity=".7"
        transform={`translate(${width - 400} 0)`}
        d="m350 88 4 10 10 4-10 4-4 10-4-10-10-4 10-4zM330 40l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"
      />
      <path fill="var(--art-wood-deep)" stroke="var(--art-line)" strokeWidth="4" d={`M-8 340h${width + 16}v80H-8z`} />
      <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="4" d={`M-8 318h${width + 16}v26H-8z`} />
      <path
        fill="none"
        stroke="var(--art-wood-deep)"
        strokeWidth="2.5"
        d={`M0 328h${width * 0.32}M${width * 0.4} 332h${width * 0.26}M${width * 0.74} 327h${width * 0.26}`}
      />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="4"
        strokeDasharray="0 26"
        d={`M${(middle % 26) - 13} 372h${width + 26}`}
      />
      {children}
    </Drawing>
  );
}
