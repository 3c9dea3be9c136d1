import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../Drawing';

export interface ArchCardProps extends DrawingProps {
  /** Ground of the picture, and the same in the light. */
  ground: string;
  glow: string;
  /** Front and folded ends of the ribbon. */
  ribbon?: { bright: string; deep: string };
  children: ReactNode;
}

const ARCH = 'M24 208V92C24 52 60 26 105 22c45 4 81 30 81 70v116z';
const RAYS =
  'M105 116 20 40v32zM105 116 52 10h26zM105 116l27-106h26zM105 116l85-76v32zM105 116 10 128v26zM105 116l95 12v26z';

const RED = { bright: 'var(--art-red)', deep: 'var(--art-red-deep)' };

/**
 * A parchment card of 210 × 294 with an arched window, cut off round what is drawn in it. The ribbon below (y 218 to
 * 258) is left free for a name.
 */
export function ArchCard({ ground, glow, ribbon = RED, children, ...drawing }: ArchCardProps) {
  const id = useId();
  return (
    <Drawing width={210} height={294} {...drawing}>
      <defs>
        <clipPath id={`${id}-arch`}>
          <path d={ARCH} />
        </clipPath>
        <radialGradient id={`${id}-light`} cx=".5" cy=".48" r=".6">
          <stop offset="0" stopColor={glow} />
          <stop offset="1" stopColor={ground} />
        </radialGradient>
      </defs>
      <rect
        x="2"
        y="2"
        width="206"
        height="290"
        rx="14"
        fill="var(--art-night-2)"
        stroke="var(--art-line)"
        strokeWidth="3"
      />
      <rect
        x="8"
        y="8"
        width="194"
        height="278"
        rx="10"
        fill="var(--art-paper)"
        stroke="var(--art-gold)"
        strokeWidth="3.5"
      />
      <path
        fill="none"
        stroke="var(--art-paper-deep)"
        strokeWidth="2"
        d="M18 60V24q0-6 6-6h36M192 60V24q0-6-6-6h-36M18 60q12-2 14-14t-8-8M192 60q-12-2-14-14t8-8M18 262v8q0 6 6 6h162q6 0 6-6v-8"
      />
      <g clipPath={`url(#${id}-arch)`}>
        <path fill={`url(#${id}-light)`} d="M20 20h170v190H20z" />
        <path fill="var(--art-star)" opacity=".13" d={RAYS} />
        <path fill="var(--art-night-1)" opacity=".45" d="M20 172q85-12 170 0v40H20z" />
        <ellipse cx="105" cy="176" rx="56" ry="8" fill="var(--art-night-1)" opacity=".5" />
        {children}
      </g>
      <path d={ARCH} fill="none" stroke="var(--art-line)" strokeWidth="7.5" />
      <path d={ARCH} fill="none" stroke="var(--art-gold)" strokeWidth="4" />
      <path fill="var(--art-red)" stroke="var(--art-line)" strokeWidth="2" d="m105 12 9 9.5-9 9.5-9-9.5z" />
      <path
        fill={ribbon.deep}
        stroke="var(--art-line)"
        strokeWidth="2.4"
        d="M6 228h24v36H6l8-18zM204 228h-24v36h24l-8-18z"
      />
      <path fill={ribbon.deep} stroke="var(--art-line)" strokeWidth="2" d="M18 256h14v8zM192 256h-14v8z" />
      <path fill={ribbon.bright} stroke="var(--art-line)" strokeWidth="2.4" d="M18 218q87 10 174 0v38q-87 10-174 0z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="1.6" d="M24 223.5q81 8 162 0M24 252q81 8 162 0" />
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="1.6"
        d="m105 267 6 6-6 6-6-6zM88 270l4 3-4 3-4-3zM122 270l4 3-4 3-4-3z"
      />
    </Drawing>
  );
}
