import { useId } from 'react';
import { ConcertBand } from './ConcertBand';
import { ConcertCrowd } from './ConcertCrowd';
import styles from './HeroLandscape.module.css';
import { NightSky } from './NightSky';
import { StageWing } from './StageWing';

const COLOURS = ['teal', 'gold'] as const;
const ARCH = 'V500a160 160 0 0 1 320 0v';

/** The line-up: the band on the festival's stage, seen from the middle of its crowd. */
export function ConcertLandscape() {
  const id = useId();
  return (
    <NightSky moonX={1258}>
      <defs>
        {COLOURS.map((colour) => (
          <linearGradient key={colour} id={`${id}-${colour}`} y1="1" x2="0" y2="0">
            <stop stopColor={`var(--art-${colour})`} />
            <stop offset="1" stopColor={`var(--art-${colour})`} stopOpacity="0" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="var(--art-gold)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--art-ember)" stopOpacity="0" />
        </radialGradient>
        <g id={`${id}-wing`}>
          <StageWing lights={id} />
        </g>
      </defs>
      <path
        className={styles.far}
        fill="var(--art-glow)"
        opacity=".45"
        d="M0 450 120 350l70 56 130-126 110 120 100 60h380l90-90 80 50 120-130 120 110 120-90v320H0z"
      />
      <path
        className={styles.middle}
        fill="var(--art-night-5)"
        d="M0 490q120-70 260-40t240-10h440q140-30 260 0t240 20v180H0z"
      />
      <path fill="var(--art-night-3)" d="M0 560q360-30 720-16t720 16v80H0z" />
      <ellipse cx="720" cy="500" rx="420" ry="170" fill={`url(#${id}-glow)`} opacity=".5" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red-shade)" d={`M560 556${ARCH}56z`} />
        <path
          fill="var(--art-ember)"
          stroke="none"
          opacity=".55"
          d="M720 450 576 480v-46zM720 450 604 396l26-32zM720 450l-54-106 40-8zM720 450l14-114 40 8zM720 450l90-86 26 32zM720 450l144-16v46z"
        />
        <ellipse cx="720" cy="470" rx="150" ry="110" fill={`url(#${id}-glow)`} stroke="none" />
        <path fill="none" strokeWidth="24" strokeLinecap="butt" d={`M560 556${ARCH}56`} />
        <path fill="none" stroke="var(--art-gold)" strokeWidth="16" strokeLinecap="butt" d={`M560 556${ARCH}56`} />
        <path fill="none" stroke="var(--art-red)" strokeWidth="7" strokeDasharray="0 17" d={`M560 548${ARCH}48`} />
        <path fill="var(--art-wood)" d="M318 548h804l40 44H278z" />
        <path
          fill="none"
          stroke="var(--art-wood-deep)"
          strokeWidth="2.5"
          d="M300 568h840M620 550l-14 40M820 550l14 40"
        />
        <path fill="var(--art-wood-deep)" d="M278 592h884v60H278z" />
        <path fill="var(--art-red-deep)" d="M650 454h140v98H650z" />
        <path fill="none" strokeWidth="2.5" d="M676 460v90M764 460v90" />
        <path fill="var(--art-gold)" d="M644 446h152v12H644z" />
      </g>
      <use href={`#${id}-wing`} />
      <use href={`#${id}-wing`} transform="translate(1440) scale(-1 1)" />
      <ConcertBand />
      <ConcertCrowd />
    </NightSky>
  );
}
