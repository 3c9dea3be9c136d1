import { Crown } from '../../shapes/signs/Crown';
import type { Placed } from './placed';

const BAND = 'M0 12C-40-6-78-58-66-96-54-128 54-128 66-96 78-58 40-6 0 12';

/** The festival lanyard with its card, 160 × 240 round (0, 0). */
export function Lanyard({ transform }: Placed) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="4">
      <path fill="none" strokeWidth="22" d={BAND} />
      <path fill="none" stroke="var(--art-night-4)" strokeWidth="15" d={BAND} />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="2" d={BAND} strokeDasharray="9 8" strokeLinecap="butt" />
      <path fill="var(--art-red)" strokeWidth="3" d="M-13 2h26v20h-26z" />
      <path fill="var(--art-steel)" strokeWidth="3" d="M-7 22H7v10H-7z" />
      <path fill="none" stroke="var(--art-line)" strokeWidth="8" d="M0 32v10" />
      <path fill="none" stroke="var(--art-steel)" strokeWidth="3.5" d="M0 32v10" />
      <rect x="-40" y="40" width="80" height="78" rx="8" fill="var(--art-paper-light)" />
      <path fill="var(--art-red)" strokeWidth="3" d="M-40 72V48q0-8 8-8h64q8 0 8 8v24q-40 9-80 0z" />
      <path fill="var(--art-line)" strokeWidth="2" d="M-10 46h20v4h-20z" />
      <Crown transform="translate(-20 52) scale(1)" line={1.8} />
      <path fill="none" stroke="var(--art-night-4)" strokeWidth="5" d="M-22 90h44" />
      <path fill="none" stroke="var(--art-paper-deep)" strokeWidth="3.5" d="M-26 101h52M-16 109h32" />
    </g>
  );
}
