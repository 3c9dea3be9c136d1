import { Crown } from '../../shapes/signs/Crown';
import type { Placed } from './placed';

/** Turn of each blade in degrees, and its colour: one for each realm, twice. */
const BLADES = [
  [-70, 'var(--art-red)'],
  [-50, 'var(--art-ember)'],
  [-30, 'var(--art-gold)'],
  [-10, 'var(--art-teal)'],
  [10, 'var(--art-night-5)'],
  [30, 'var(--art-red)'],
  [50, 'var(--art-ember)'],
  [70, 'var(--art-gold)'],
] as const;

/** The hand fan, opened: 270 × 200 round (0, 0). */
export function HandFan({ transform }: Placed) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="3.5">
      <g transform="translate(0 68)">
        {BLADES.map(([degrees, colour]) => (
          <g key={degrees} transform={`rotate(${degrees})`}>
            <path fill="var(--art-wood)" strokeWidth="3" d="M-4 16-6-60H6L4 16z" />
            <path fill={colour} d="M-9.5-52-26-146Q0-156 26-146L9.5-52Q0-55-9.5-52z" />
            <path
              fill="var(--art-line)"
              stroke="none"
              opacity=".18"
              d="M0-54.5v-97.5q14 .5 24 4.5L8-52.5Q4-54.5 0-54.5z"
            />
            <path fill="none" stroke="var(--art-gold-pale)" strokeWidth="3" d="M-23-136q23-9 46 0" />
          </g>
        ))}
        <circle cy="-96" r="34" fill="var(--art-paper)" />
        <circle cy="-96" r="28" fill="none" stroke="var(--art-red)" strokeWidth="2" />
        <Crown transform="translate(-22 -112) scale(1.1)" line={1.8} />
        <circle cy="4" r="9" fill="var(--art-gold)" />
        <path fill="none" stroke="var(--art-line)" strokeWidth="6" d="M0 12v12" />
        <path fill="none" stroke="var(--art-red)" strokeWidth="3" d="M0 12v12" />
        <path fill="var(--art-red)" strokeWidth="2.5" d="M-5 24H5l4 28H-9z" />
        <path fill="none" stroke="var(--art-red-shade)" strokeWidth="1.8" d="M-2 32-4 48M2 32l2 16" />
      </g>
    </g>
  );
}
