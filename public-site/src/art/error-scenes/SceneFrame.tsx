import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';

const STARS =
  'M40 44h.1M78 92h.1M112 36h.1M150 70h.1M196 40h.1M252 62h.1M286 34h.1M330 86h.1M362 50h.1M348 128h.1M56 134h.1M22 96h.1';

export interface SceneFrameProps extends DrawingProps {
  /** Out of doors there is a night sky; indoors a wall of stone. */
  place: 'outdoors' | 'indoors';
  children: ReactNode;
}

/** A plate of the quest book, 400 × 300, in a double gold rule; the five error scenes stand in it. */
export function SceneFrame({ place, children, ...drawing }: SceneFrameProps) {
  const id = useId();
  return (
    <Drawing width={400} height={300} {...drawing}>
      <defs>
        <clipPath id={`${id}-plate`}>
          <rect x="10" y="10" width="380" height="280" rx="10" />
        </clipPath>
        <radialGradient id={`${id}-sky`} cx=".5" cy=".45" r=".75">
          <stop offset="0" stopColor="var(--art-dusk)" />
          <stop offset=".55" stopColor="var(--art-night-4)" />
          <stop offset="1" stopColor="var(--art-night-2)" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}-plate)`}>
        <path fill={`url(#${id}-sky)`} d="M0 0h400v300H0z" />
        {place === 'outdoors' ? (
          <>
            <path d={STARS} stroke="var(--art-star)" strokeWidth="2.6" fill="none" />
            <path fill="var(--art-star)" d="M334 38a22 22 0 1 0 12 38 26 26 0 0 1-12-38z" />
            <path fill="var(--art-night-3)" d="M0 210q50-52 96-30t90-26 96 26 118-22v142H0z" />
          </>
        ) : (
          <path
            fill="none"
            stroke="var(--art-night-2)"
            strokeWidth="2.5"
            opacity=".55"
            d="M10 62h380M10 112h380M10 162h380M10 212h380M70 10v52M200 10v52M330 10v52M130 62v50M270 62v50M70 112v50M200 112v50M330 112v50M130 162v50M270 162v50"
          />
        )}
        {children}
      </g>
      <rect x="10" y="10" width="380" height="280" rx="10" fill="none" stroke="var(--art-line)" strokeWidth="9" />
      <rect x="10" y="10" width="380" height="280" rx="10" fill="none" stroke="var(--art-gold)" strokeWidth="5" />
      <rect
        x="18"
        y="18"
        width="364"
        height="264"
        rx="5"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="1.5"
        opacity=".75"
      />
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="m10 1 9 9-9 9-9-9zM390 1l9 9-9 9-9-9zM10 281l9 9-9 9-9-9zM390 281l9 9-9 9-9-9z"
      />
    </Drawing>
  );
}
