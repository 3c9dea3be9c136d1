import { useId } from 'react';
import { Castle } from '../shapes/scenery/Castle';
import styles from './HeroLandscape.module.css';
import { Stage } from './Stage';

const STARS =
  'M60 70h.1M150 180h.1M240 60h.1M330 140h.1M420 40h.1M480 210h.1M560 96h.1M640 36h.1M700 150h.1M800 62h.1M860 190h.1M930 110h.1M1000 44h.1M1180 190h.1M1290 60h.1M1350 160h.1M1410 90h.1M110 260h.1M380 250h.1M1260 250h.1';
const BRIGHT_STARS = 'M196 120h.1M610 180h.1M756 100h.1M1052 170h.1M1330 110h.1M40 200h.1';
const PINE = 'M0 0-7-30-22-24-9-62-16-60 0-112 16-60 9-62 22-24 7-30z';
/** x, y and size of each pine of the foreground. */
const PINES = [
  [14, 600, 1.3],
  [62, 612, 0.9],
  [104, 606, 1.15],
  [150, 614, 0.8],
  [196, 610, 1],
  [244, 618, 0.6],
  [1426, 600, 1.3],
  [1376, 610, 1],
  [1332, 604, 1.2],
  [1286, 614, 0.75],
  [1246, 610, 0.95],
  [1200, 616, 0.6],
] as const;

/**
 * The hero's picture: night sky, far castle, hills, and the stage before its crowd. It fills its place, which must be
 * positioned and sized; the lower half belongs to the stage, so words go above it.
 */
export function HeroLandscape() {
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
      <circle cx="1120" cy="118" r="120" fill={`url(#${id}-moon)`} />
      <circle cx="1120" cy="118" r="46" fill="var(--art-star)" />
      <path
        fill="var(--art-gold-pale)"
        opacity=".6"
        d="M1100 96a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM1128 128a13 13 0 1 1 26 0 13 13 0 0 1-26 0zM1100 136a6 6 0 1 1 12 0 6 6 0 0 1-12 0z"
      />
      <path
        fill="var(--art-glow)"
        opacity=".3"
        d="M980 150q20-18 44-8 16-22 44-10 26-14 44 6 34-4 44 14H964q2-2 16-2zM1130 196q22-16 44-4 26-12 44 6 24-2 34 10h-146q8-10 24-12zM250 196q24-16 46-4 28-16 48 4 30-6 40 12H222q8-12 28-12z"
      />
      <g className={styles.far}>
        <path
          fill="var(--art-glow)"
          opacity=".5"
          d="M0 430 120 330l70 56 130-126 110 110 80-60 110 90 130-96 90 70 120-104 130 110 90-70 130 96 130-72v300H0z"
        />
        <path
          fill="var(--art-star)"
          opacity=".28"
          d="m320 260 34 34-20 6-16-10-22 14-12-8zM960 270l40 34-26 4-18-8-24 10z"
        />
      </g>
      <g className={styles.middle}>
        <path fill="var(--art-night-5)" d="M0 470q120-70 240-40t220-30 150 34h220q130-60 250-30t160 40 200-40v240H0z" />
        <Castle transform="translate(232 446) scale(1.12)" stone="var(--art-night-3)" light="var(--art-gold)" />
        <path fill="var(--art-night-4)" d="M0 486q150-50 330-52 110-2 200 46t240 10 260-20 240 6 180-20v190H0z" />
        <path
          fill="none"
          stroke="var(--art-paper-shade)"
          strokeWidth="7"
          strokeDasharray="2 16"
          opacity=".75"
          d="M332 436c10 30 120 20 130 54s80 30 96 62"
        />
      </g>
      <path fill="var(--art-night-3)" d="M0 560q200-60 420-30t300-6 300 0 420-14v130H0z" />
      <g fill="var(--art-night-2)">
        {PINES.map(([x, y, size]) => (
          <path key={x} d={PINE} transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </g>
      <Stage />
      <path fill="var(--art-night-1)" d="M0 606q160-14 330 6 390 40 780 0 170-20 330-8v36H0z" />
    </svg>
  );
}
