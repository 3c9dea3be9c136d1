import type { DrawingProps } from '../shapes/Drawing';
import { Laurel } from '../shapes/signs/Laurel';
import { Medallion } from '../shapes/signs/Medallion';

/** E-Ulympic: a game controller in a laurel wreath. */
export function EUlympic(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-red-shade)" glow="var(--art-red)" {...props}>
      <Laurel transform="translate(48 49)" />
      <path
        fill="var(--art-paper-light)"
        stroke="var(--art-line)"
        strokeWidth="2.2"
        d="M36 37h24c9 0 13.5 19 11 25-2 5-7.5 3.5-11-3.5-.8-1.6-2-2-3.5-2h-17c-1.5 0-2.7.4-3.5 2-3.5 7-9 8.5-11 3.5-2.5-6 2-25 11-25z"
      />
      <path
        fill="var(--art-paper-shade)"
        d="M60 38.2c8 0 12 17.5 9.9 23.3-1.6 4-6 2.5-9-3.5-1-2-2-2.6-4-2.6H48c9-1.4 13.5-8 12-17.2z"
      />
      <path fill="var(--art-line)" d="M34.5 43h4v3.5H42v4h-3.5V54h-4v-3.5H31v-4h3.5z" />
      <g stroke="var(--art-line)" strokeWidth="1.2">
        <circle cx="59.5" cy="44.5" r="2.3" fill="var(--art-gold)" />
        <circle cx="64" cy="48.5" r="2.3" fill="var(--art-teal)" />
        <circle cx="55" cy="48.5" r="2.3" fill="var(--art-ember)" />
        <circle cx="59.5" cy="52.5" r="2.3" fill="var(--art-red)" />
      </g>
      <path fill="none" stroke="var(--art-line)" strokeWidth="2" d="M46 44h4M48 37v-7c0-5 6-4 6-9" />
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="1.4"
        d="m48 62 2.3 4.7 5.2.7-3.8 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.8-3.6 5.2-.7z"
      />
    </Medallion>
  );
}
