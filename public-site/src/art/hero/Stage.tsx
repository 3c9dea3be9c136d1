import { useId } from 'react';
import { Crown } from '../shapes/signs/Crown';
import { Crowd } from './Crowd';
import styles from './HeroLandscape.module.css';

/** Where the lamps hang, and the way each beam leans at rest. */
const BEAMS = [
  [602, 'teal', -24],
  [648, 'gold', -9],
  [792, 'ember', 9],
  [838, 'red', 24],
] as const;

/** The open-air stage: truss, curtains, moving lights, the band and its crowd. */
export function Stage() {
  const id = useId();
  return (
    <g>
      <defs>
        {BEAMS.map(([, colour]) => (
          <linearGradient key={colour} id={`${id}-${colour}`} x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stopColor={`var(--art-${colour})`} stopOpacity=".95" />
            <stop offset="1" stopColor={`var(--art-${colour})`} stopOpacity="0" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--art-gold)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--art-ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="720" cy="480" rx="330" ry="190" fill={`url(#${id}-glow)`} opacity=".55" />
      {BEAMS.map(([x, colour, lean]) => (
        <g key={x} transform={`translate(${x} 424) rotate(${lean})`}>
          <path className={styles.beam} fill={`url(#${id}-${colour})`} d="M-5 0-64-350H64L5 0z" />
        </g>
      ))}
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red-shade)" d="M568 584V446q152-78 304 0v138z" />
        <ellipse cx="720" cy="512" rx="140" ry="84" fill={`url(#${id}-glow)`} stroke="none" />
        <path
          fill="var(--art-red)"
          strokeWidth="3"
          d="M574 452q34-14 66-20 4 90-44 152h-22zM866 452q-34-14-66-20-4 90 44 152h22z"
        />
        <path
          fill="none"
          stroke="var(--art-red-deep)"
          strokeWidth="6"
          d="M598 446q0 70-14 134M622 438q0 60-26 138M842 446q0 70 14 134M818 438q0 60 26 138"
        />
        <path fill="var(--art-gold)" strokeWidth="3" d="M552 450q168-92 336 0v-22q-168-92-336 0z" />
        <path fill="none" stroke="var(--art-red)" strokeWidth="6" strokeDasharray="0 16" d="M562 434q158-84 316 0" />
        <path fill="var(--art-steel-deep)" d="M544 430h22v158h-22zM874 430h22v158h-22z" />
        <path
          fill="none"
          strokeWidth="2.5"
          d="m544 440 22 22-22 22 22 22-22 22 22 22-22 22M896 440l-22 22 22 22-22 22 22 22-22 22 22 22"
        />
        <path fill="var(--art-wood)" d="M528 574h384v40H528z" />
        <path fill="var(--art-line)" strokeWidth="2" d="M536 548h26v26h-26zM878 548h26v26h-26z" />
        <path
          fill="var(--art-steel)"
          strokeWidth="2"
          d="M543 561a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM885 561a6 6 0 1 1 12 0 6 6 0 0 1-12 0z"
        />
      </g>
      <Band />
      <Crown transform="translate(671 332) scale(2.45)" line={1.5} />
      <Crowd />
    </g>
  );
}

/** Singer, guitarist and keyboard player against the light. */
function Band() {
  return (
    <g stroke="var(--art-line)" fill="none">
      <path strokeWidth="8" d="m714 572 3-24M728 572l-5-24M648 572l3-24M664 572l-6-24M784 572l3-24M798 572l-5-24" />
      <path strokeWidth="17" d="M720 544v-14M656 544v-14M790 544v-14" />
      <path
        strokeWidth="6"
        d="m726 526 16-24M714 528l-10 2 2-16M650 528l-10 14 14 6M662 528l20-4M784 528l-10 14M796 528l10 14"
      />
      <path strokeWidth="18" d="M720 508h.1M656 508h.1M790 508h.1" />
      <path strokeWidth="3" d="M702 573v-62M764 573l12-26 36 26M812 547l-36 26" />
      <path strokeWidth="9" d="M702 508v5" />
      <path fill="var(--art-line)" strokeWidth="2" d="M762 540h54v9h-54z" />
      <path stroke="var(--art-star)" strokeWidth="3" strokeDasharray="2 3" strokeLinecap="butt" d="M765 541h48" />
      <path strokeWidth="6" d="m656 546 34-24" />
      <path fill="var(--art-gold)" strokeWidth="2.5" d="M644 556c-8-8 2-20 12-14 8 2 12-2 14 4 0 10-16 20-26 10z" />
    </g>
  );
}
