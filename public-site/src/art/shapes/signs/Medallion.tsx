import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../Drawing';

export interface MedallionProps extends DrawingProps {
  /** Ground of the picture, and the same in the light. */
  ground: string;
  glow: string;
  children: ReactNode;
}

/** A round picture of 96 × 96 in a studded gold ring; the picture is cut off at the ring. */
export function Medallion({ ground, glow, children, ...drawing }: MedallionProps) {
  const id = useId();
  return (
    <Drawing width={96} height={96} {...drawing}>
      <defs>
        <clipPath id={`${id}-round`}>
          <circle cx="48" cy="48" r="38.5" />
        </clipPath>
        <radialGradient id={`${id}-light`} cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor={glow} />
          <stop offset="1" stopColor={ground} />
        </radialGradient>
      </defs>
      <circle cx="48" cy="48" r="46.5" fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="2" />
      <path d="M80.5 15.5A46 46 0 0 1 15.5 80.5 50 50 0 0 0 80.5 15.5z" fill="var(--art-gold-deep)" />
      <circle
        cx="48"
        cy="48"
        r="42.3"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="2.2"
        strokeDasharray="0 11.074"
      />
      <g clipPath={`url(#${id}-round)`}>
        <path fill={`url(#${id}-light)`} d="M8 8h80v80H8z" />
        {children}
      </g>
      <circle cx="48" cy="48" r="38.5" fill="none" stroke="var(--art-line)" strokeWidth="2" />
    </Drawing>
  );
}
