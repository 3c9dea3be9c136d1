import { Castle } from '../shapes/scenery/Castle';
import styles from './HeroLandscape.module.css';
import { NightSky } from './NightSky';
import { Pines } from './Pines';
import { Stage } from './Stage';

/** The start page: a far castle, hills, and the stage before its crowd. */
export function HeroLandscape() {
  return (
    <NightSky moonX={1120}>
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
      <Pines />
      <Stage />
      <path fill="var(--art-night-1)" d="M0 606q160-14 330 6 390 40 780 0 170-20 330-8v36H0z" />
    </NightSky>
  );
}
