import { type ReactNode, useId } from 'react';
import styles from './HeroLandscape.module.css';

/* None between x 400 and x 1040: the words are there, on phones as on wide screens. */
const STARS =
  'M60 70h.1M150 180h.1M240 60h.1M330 140h.1M372 38h.1M386 210h.1M296 92h.1M108 34h.1M30 140h.1M180 290h.1M1070 30h.1M1150 40h.1M1180 204h.1M1290 60h.1M1350 160h.1M1410 90h.1M110 260h.1M350 280h.1M1260 250h.1M1390 262h.1M1230 22h.1';
const BRIGHT_STARS = 'M196 120h.1M282 216h.1M366 106h.1M1062 182h.1M1330 110h.1M40 200h.1';

/**
 * The sheet of a first screen, 1440 × 640: a night sky with stars, moon and clouds, and before it the scene. It fills its
 * place, which must be positioned and sized. What matters stands between x 540 and x 900, all that a phone shows, and
 * below y 330: above it are the words.
 */
export function NightSky({ moonX, children }: { moonX: number; children: ReactNode }) {
  const id = useId();
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-night-1)" />
          <stop offset=".5" stopColor="var(--art-night-4)" />
          <stop offset=".8" stopColor="var(--art-dusk)" />
        </linearGradient>
        <radialGradient id={`${id}-moon`}>
          <stop offset=".3" stopColor="var(--art-star)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--art-star)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}-sky)`} d="M0 0h1440v640H0z" />
      <path d={STARS} stroke="var(--art-star)" strokeWidth="3" opacity=".75" />
      <path d={BRIGHT_STARS} stroke="var(--art-star)" strokeWidth="5" className={styles.twinkle} />
      <g transform={`translate(${moonX - 1120})`}>
        <circle cx="1120" cy="118" r="120" fill={`url(#${id}-moon)`} />
        <circle cx="1120" cy="118" r="46" fill="var(--art-star)" />
        <path
          fill="var(--art-gold-pale)"
          opacity=".6"
          d="M1100 96a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM1128 128a13 13 0 1 1 26 0 13 13 0 0 1-26 0zM1100 136a6 6 0 1 1 12 0 6 6 0 0 1-12 0z"
        />
      </g>
      <path
        fill="var(--art-glow)"
        opacity=".3"
        d="M980 150q20-18 44-8 16-22 44-10 26-14 44 6 34-4 44 14H964q2-2 16-2zM1130 196q22-16 44-4 26-12 44 6 24-2 34 10h-146q8-10 24-12zM250 196q24-16 46-4 28-16 48 4 30-6 40 12H222q8-12 28-12z"
      />
      {children}
    </svg>
  );
}
