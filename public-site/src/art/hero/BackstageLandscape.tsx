import { useId } from 'react';
import { Castle } from '../shapes/scenery/Castle';
import styles from './HeroLandscape.module.css';
import { NightSky } from './NightSky';

/** Of the lights of the crowd: how many, at which height, how far apart and how large. */
const LIGHTS = [
  { count: 96, top: 470, gap: 15, size: 2.4 },
  { count: 80, top: 486, gap: 18, size: 3 },
  { count: 62, top: 506, gap: 23.4, size: 3.8 },
  { count: 46, top: 532, gap: 31.4, size: 5 },
] as const;
const COLOURS = ['var(--art-gold)', 'var(--art-star)', 'var(--art-teal)'] as const;
const BEAMS = [
  [590, 'teal', 160],
  [670, 'gold', 172],
  [770, 'ember', 188],
  [850, 'red', 200],
] as const;

/** The line-up: what a band sees, the crowd's lights up to the hills. */
export function BackstageLandscape() {
  const id = useId();
  return (
    <NightSky moonX={1120}>
      <defs>
        {BEAMS.map(([, colour]) => (
          <linearGradient key={colour} id={`${id}-${colour}`} x2="0" y2="1">
            <stop offset="0" stopColor={`var(--art-${colour})`} stopOpacity="0" />
            <stop offset="1" stopColor={`var(--art-${colour})`} stopOpacity=".9" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--art-gold)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--art-ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className={styles.far}>
        <path
          fill="var(--art-glow)"
          opacity=".5"
          d="M0 430 120 330l70 56 130-126 110 110 80-60 110 90 130-96 90 70 120-104 130 110 90-70 130 96 130-72v300H0z"
        />
      </g>
      <g className={styles.middle}>
        <path fill="var(--art-night-5)" d="M0 470q120-70 240-40t220-30 150 34h220q130-60 250-30t160 40 200-40v240H0z" />
        <Castle transform="translate(668 444) scale(.6)" stone="var(--art-night-3)" light="var(--art-gold)" />
      </g>
      <path fill="var(--art-night-3)" d="M0 462q360-30 720-16t720 16v180H0z" />
      <ellipse cx="720" cy="540" rx="460" ry="120" fill={`url(#${id}-glow)`} opacity=".5" />
      <CrowdOfLights />
      {BEAMS.map(([x, colour, lean]) => (
        <g key={x} transform={`translate(${x} 612) rotate(${lean - 180})`}>
          <path className={styles.beam} fill={`url(#${id}-${colour})`} d="M-6 0-60-300H60L6 0z" />
        </g>
      ))}
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-wood)" d="M0 604q360-16 720-16t720 16v40H0z" />
        <path fill="none" stroke="var(--art-wood-deep)" strokeWidth="3" d="M0 622q360-16 720-16t720 16" />
        <path fill="var(--art-steel-deep)" d="M556 606l10-34h52l10 34zM812 606l10-34h52l10 34z" />
        <path fill="none" stroke="var(--art-steel)" strokeWidth="3" d="M572 582h40M828 582h40" />
      </g>
      <Band />
      <g fill="var(--art-line)">
        <path d="M236 640V436h150v204zM1054 640V436h150v204z" />
        <path
          fill="var(--art-night-2)"
          stroke="var(--art-steel-deep)"
          strokeWidth="4"
          d="M262 486a49 49 0 1 0 98 0 49 49 0 1 0-98 0zM262 586a49 49 0 1 0 98 0 49 49 0 1 0-98 0zM1080 486a49 49 0 1 0 98 0 49 49 0 1 0-98 0zM1080 586a49 49 0 1 0 98 0 49 49 0 1 0-98 0z"
        />
      </g>
    </NightSky>
  );
}

function CrowdOfLights() {
  return LIGHTS.map(({ count, top, gap, size }, row) => {
    const at = Array.from({ length: count }, (_, index) => {
      const x = Math.round((index - count / 2 + ((row * 3) % 5) / 5) * gap) + 720;
      return [x, top + ((index * 7 + row * 3) % 5) * (1 + row)] as const;
    });
    return (
      <g key={top} fill="none">
        <path
          stroke="var(--art-night-2)"
          strokeWidth={size * 4}
          d={at.map(([x, y]) => `M${x} ${y + size * 4}v${size * 6}`).join('')}
        />
        {COLOURS.map((colour, turn) => (
          <path
            key={colour}
            stroke={colour}
            strokeWidth={size}
            className={turn === 1 ? styles.twinkle : undefined}
            d={at
              .filter((_, index) => index % COLOURS.length === turn)
              .map(([x, y]) => `M${x} ${y}h.1`)
              .join('')}
          />
        ))}
      </g>
    );
  });
}

/** From behind, against the light: guitarist, singer with the arm up, bass. */
function Band() {
  return (
    <g stroke="var(--art-line)" fill="none">
      <path strokeWidth="13" d="m708 626 6-46M736 626l-8-46M610 628l5-40M634 628l-8-40M810 628l6-40M834 628l-8-40" />
      <path strokeWidth="30" d="M721 572v-42M622 584v-38M823 584v-38" />
      <path strokeWidth="29" d="M721 508h.1M622 526h.1M823 526h.1" />
      <path
        strokeWidth="10"
        d="m734 542 26-36-4-44M708 544l-20 20 8-28M610 556l-24 22M636 558l26 12M812 558l-28 10M836 556l22 24"
      />
      <path strokeWidth="8" d="m572 588 78-30M794 558l80 32" />
      <path strokeWidth="24" d="m584 584 10-4M862 584l-10-4" />
      <path strokeWidth="4" d="M686 628v-92" />
      <path strokeWidth="12" d="M690 533l4-4" />
    </g>
  );
}
