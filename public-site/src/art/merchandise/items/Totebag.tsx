import type { Placed } from './placed';

const LETTERS = {
  textAnchor: 'middle',
  fontFamily: 'var(--font-display)',
  fontWeight: 800,
  fill: 'var(--art-paper)',
  stroke: 'none',
} as const;
const HANDLE = 'M-42-38C-44-96-30-112 0-112s44 16 42 74';

function Lion() {
  return (
    <g strokeWidth="2.6" transform="translate(0 -6)">
      <path
        fill="var(--art-ember)"
        d="m0-30 8 6 9-5 4 9 10 0 0 10 8 5-5 9 4 9-9 5-1 10-10 0-5 8-9-4-4 5-4-5-9 4-5-8-10 0-1-10-9-5 4-9-5-9 8-5 0-10 10 0 4-9 9 5z"
      />
      <path fill="var(--art-gold)" d="M0-17c13 0 20 7 20 18S11 24 0 24-20 12-20 1s7-18 20-18z" />
      <path fill="var(--art-gold-pale)" stroke="none" d="M0 6c7-3 12 2 11 7s-7 8-11 8-10-3-11-8 4-10 11-7z" />
      <path fill="none" d="M-13-1q4-4 7 0M13-1q-4-4-7 0M0 10v5M0 15q-4 4-7 1M0 15q4 4 7 1" />
      <path fill="var(--art-line)" strokeWidth="1.5" d="M-4 6h8l-4 4.5z" />
    </g>
  );
}

/** The totebag 'Legends Don't Need To Roar', 170 × 230 round (0, 0). */
export function Totebag({ transform }: Placed) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="4">
      <path fill="none" strokeWidth="17" d={HANDLE} />
      <path fill="none" stroke="var(--art-night-5)" strokeWidth="10" d={HANDLE} />
      <path fill="var(--art-night-4)" d="M-78-50H78l8 158q-86 14-172 0z" />
      <path
        fill="var(--art-night-2)"
        stroke="none"
        d="M58-48h18.5l7.7 154q-14 3-32 4.5 14-70 5.8-158.5z"
        opacity=".8"
      />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="2.5"
        strokeDasharray="5 5"
        d="M-72-40H72M-76 98q76 12 152 0"
      />
      <path fill="var(--art-night-5)" strokeWidth="3" d="M-52-46h20v18h-20zM32-46h20v18H32z" />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="1.8"
        d="m-48-42 12 10M-36-42l-12 10M36-42l12 10M48-42 36-32"
      />
      <Lion />
      <text y="55" fontSize="18" textLength="94" lengthAdjust="spacingAndGlyphs" {...LETTERS}>
        LEGENDS
      </text>
      <text y="71" fontSize="12" textLength="98" lengthAdjust="spacingAndGlyphs" {...LETTERS} fill="var(--art-gold)">
        DON’T NEED TO
      </text>
      <text y="93" fontSize="22" textLength="72" lengthAdjust="spacingAndGlyphs" {...LETTERS}>
        ROAR
      </text>
    </g>
  );
}
