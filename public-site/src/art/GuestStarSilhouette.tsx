import type { DrawingProps } from './shapes/Drawing';
import { Medallion } from './shapes/signs/Medallion';

/** A guest star who isn't revealed yet: a figure against the light, behind a microphone. */
export function GuestStarSilhouette(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-night-1)" glow="var(--art-night-4)" {...props}>
      <path fill="var(--art-glow)" opacity=".22" d="M48-8 16 92h64zM20-8 4 60l18 30zM76-8l16 68-18 30z" />
      <ellipse cx="48" cy="46" rx="25" ry="31" fill="var(--art-glow)" opacity=".28" />
      <path
        fill="var(--art-star)"
        d="M20 29h.1M76 25h.1M27 55h.1M72 50h.1M33 19h.1M64 17h.1"
        stroke="var(--art-star)"
        strokeWidth="1.8"
        opacity=".8"
      />
      <path
        fill="var(--art-line)"
        stroke="var(--art-glow)"
        strokeWidth="1.6"
        d="M13 96c0-19 9-24.5 23-28 4-1 6-3 6-7-5-3.5-8-9.5-8-16 0-9.5 5.5-16.5 14-16.5S62 35.5 62 45c0 6.5-3 12.5-8 16 0 4 2 6 6 7 14 3.5 23 9 23 28z"
      />
      <path
        fill="var(--art-line)"
        stroke="var(--art-glow)"
        strokeWidth="1.6"
        d="M32 44c-1-11 5-19 15-19 11 0 18 7 16 20-2-6-5-9-8-11-6 4-15 3-19 2-2 2-3 4-4 8z"
      />
      <text
        x="48"
        y="53.5"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="19"
        fontWeight="800"
        fill="var(--art-gold)"
      >
        ?
      </text>
      <g stroke="var(--art-line)" strokeWidth="1.6">
        <path fill="var(--art-steel-deep)" d="M46.5 76h3v22h-3z" />
        <rect x="42.5" y="62" width="11" height="16" rx="5.5" fill="var(--art-steel)" />
        <path fill="none" d="M42.5 71h11M43 66.5h10" />
      </g>
    </Medallion>
  );
}
