import { useId } from 'react';
import { RealmEmblem } from '../realms/RealmEmblem';
import type { Realm } from '../realms/realms';
import { Castle } from '../shapes/scenery/Castle';
import styles from './HeroLandscape.module.css';
import { NightSky } from './NightSky';
import { Pines } from './Pines';

/** Where the way up passes each realm, and how large its sign is there. */
const SIGNS: readonly (readonly [Realm, number, number, number])[] = [
  ['unveiling', 612, 586, 0.82],
  ['eulympic', 826, 560, 0.74],
  ['ucare', 640, 508, 0.66],
  ['ulympic', 792, 474, 0.58],
  ['unify', 668, 430, 0.5],
];
const WAY = 'M560 640q20-38 96-44t150-22 34-34-132-22-56-36 94-20 30-28-64-10-22-20 32-16';

/** The events: one way winds up the castle's hill, past the five realms. */
export function RealmsLandscape() {
  const id = useId();
  return (
    <NightSky moonX={1090}>
      <defs>
        <radialGradient id={id}>
          <stop offset=".4" stopColor="var(--art-gold)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--art-gold)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className={styles.far}>
        <path
          fill="var(--art-glow)"
          opacity=".5"
          d="M0 460 140 370l80 50 120-120 120 110 90-70 170 60 150-60 100 80 110-110 130 110 90-60 140 90v300H0z"
        />
      </g>
      <g className={styles.middle}>
        <path fill="var(--art-night-5)" d="M0 520q140-60 300-40t240-20h360q140-30 280 4t260-10v190H0z" />
      </g>
      <Castle transform="translate(653 386) scale(.75)" stone="var(--art-night-2)" light="var(--art-gold)" />
      <path fill="var(--art-night-4)" d="M250 640q170-20 280-130 90-120 190-128 104 8 190 128 110 110 280 130z" />
      <path fill="var(--art-night-3)" d="M0 600q200-60 420-20t300 4 300-4 420 20v40H0z" opacity=".6" />
      <path fill="none" stroke="var(--art-night-2)" strokeWidth="22" d={WAY} />
      <path fill="none" stroke="var(--art-paper-shade)" strokeWidth="14" d={WAY} />
      <path fill="none" stroke="var(--art-wood)" strokeWidth="3" strokeDasharray="2 13" d={WAY} />
      <Pines />
      {SIGNS.map(([realm, x, y, size]) => (
        <g key={realm} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle cy="-64" r="96" fill={`url(#${id})`} className={styles.twinkle} />
          <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="3" d="M-5-26H5V24H-5z" />
          <g transform="translate(-48 -112)">
            <RealmEmblem realm={realm} />
          </g>
        </g>
      ))}
      <path fill="var(--art-night-1)" d="M0 616q160-14 330 6 390 30 780 0 170-20 330-8v36H0z" />
    </NightSky>
  );
}
