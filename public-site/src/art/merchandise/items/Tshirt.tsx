import { Crown } from '../../shapes/signs/Crown';
import type { Placed } from './placed';

const LETTERS = {
  textAnchor: 'middle',
  fontFamily: 'var(--font-display)',
  fontWeight: 800,
  fill: 'var(--art-night-2)',
  stroke: 'none',
} as const;

/** The cream t-shirt 'Strength in Struggle', 240 × 240 round (0, 0). */
export function Tshirt({ transform }: Placed) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="4">
      <path
        fill="var(--art-paper)"
        d="M-34-104C-50-98-66-92-78-84-96-68-110-42-120-18l42 24 12-18c2 38 0 80-4 118q70 12 140 0c-4-38-6-80-4-118L78 6l42-24C110-42 96-68 78-84 66-92 50-98 34-104 22-88-22-88-34-104z"
      />
      <path
        fill="var(--art-paper-shade)"
        stroke="none"
        d="M66-12 76-30q4-8 6-24-6 16-18 30-2 60-22 128 16-1 26-3.5-4-37-2-112.5zM-66-12-76-30q-4-8-6-24 6 16 14 28zM78 3l40-22-4-11-40 24zM-78 3l-40-22 4-11 40 24z"
        opacity=".8"
      />
      <path fill="var(--art-paper-shade)" strokeWidth="3" d="M-34-104C-22-88 22-88 34-104l8 3C28-78-28-78-42-101z" />
      <path
        fill="none"
        stroke="var(--art-paper-deep)"
        strokeWidth="2"
        strokeDasharray="4 4"
        d="M-68 96q68 11 136 0M-112-14l36 20M112-14 76 6"
      />
      <Crown transform="translate(-31 -62) scale(1.55)" line={1.7} />
      <text y="8" fontSize="20" textLength="106" lengthAdjust="spacingAndGlyphs" {...LETTERS}>
        STRENGTH
      </text>
      <text y="27" fontSize="12" {...LETTERS} fill="var(--art-red-deep)">
        — IN —
      </text>
      <text y="48" fontSize="20" textLength="106" lengthAdjust="spacingAndGlyphs" {...LETTERS}>
        STRUGGLE
      </text>
      <path fill="none" stroke="var(--art-red)" strokeWidth="3" d="M-42 62q42 7 84 0" />
    </g>
  );
}
