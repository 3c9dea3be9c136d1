import { useId } from 'react';
import { GUITAR, KEYBOARD, MICROPHONE } from '../shapes/people/instruments';
import { Person } from '../shapes/people/Person';
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

/** Guitarist, singer and keyboard player. */
function Band() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2.5">
      <g transform="translate(650 575) scale(.88)">
        <Person pose="strum" tunic="var(--art-teal)" skin="var(--art-skin-dark)" head="var(--art-line)" />
        {GUITAR}
      </g>
      <g transform="translate(790 575) scale(.88)">
        <Person pose="press" hair="long" tunic="var(--art-night-5)" skin="var(--art-skin)" />
        {KEYBOARD}
      </g>
      <g transform="translate(720 577) scale(.92)">
        <Person
          pose="sing"
          hair="scarf"
          tunic="var(--art-gold)"
          legs="var(--art-red-shade)"
          head="var(--art-paper-light)"
          skin="var(--art-skin-deep)"
        />
        {MICROPHONE}
      </g>
    </g>
  );
}
