import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../Drawing';

export interface HexTokenProps extends DrawingProps {
  /** Ground of the picture, and the same in the light. */
  ground: string;
  glow: string;
  children: ReactNode;
}

const HEXAGON = 'M48 2.5 87.4 25.2v45.6L48 93.5 8.6 70.8V25.2z';
const WINDOW = 'M48 10.7 80.3 29.4v37.3L48 85.3 15.7 66.7V29.4z';

/** A game token of 96 × 96 in the outline of a twenty-sided die; the picture inherits the ink line. */
export function HexToken({ ground, glow, children, ...drawing }: HexTokenProps) {
  const id = useId();
  return (
    <Drawing width={96} height={96} {...drawing}>
      <defs>
        <clipPath id={`${id}-window`}>
          <path d={WINDOW} />
        </clipPath>
        <radialGradient id={`${id}-light`} cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor={glow} />
          <stop offset="1" stopColor={ground} />
        </radialGradient>
      </defs>
      <path d={HEXAGON} fill="var(--art-gold)" />
      <path d="M87.4 25.2v45.6L48 93.5 8.6 70.8l7.1-4.1L48 85.3l32.3-18.6V29.4z" fill="var(--art-gold-deep)" />
      <path d={HEXAGON} fill="none" stroke="var(--art-line)" strokeWidth="2.6" />
      <path
        stroke="var(--art-line)"
        strokeWidth="2.2"
        d="M48 7h.1M83.5 27.5h.1M83.5 68.5h.1M48 89h.1M12.5 68.5h.1M12.5 27.5h.1"
      />
      <g clipPath={`url(#${id}-window)`}>
        <path fill={`url(#${id}-light)`} d="M8 8h80v80H8z" />
        <path
          fill="none"
          stroke="var(--art-star)"
          strokeWidth="1.2"
          opacity=".16"
          d="M48 22 72.5 63h-49zM48 22V10M48 22 16 30M48 22l32 8M72.5 63 80 30M72.5 63l8 4M72.5 63 48 85M23.5 63 16 30M23.5 63l-8 4M23.5 63 48 85"
        />
        <g transform="translate(8.6 8.6) scale(.82)" stroke="var(--art-line)" strokeWidth="2.3">
          {children}
        </g>
      </g>
      <path d={WINDOW} fill="none" stroke="var(--art-line)" strokeWidth="2" />
    </Drawing>
  );
}
