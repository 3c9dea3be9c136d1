import type { DrawingProps } from '../shapes/Drawing';
import { Flame } from '../shapes/scenery/Flame';
import { Medallion } from '../shapes/signs/Medallion';

function Hand() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2">
      <path fill="var(--art-gold)" d="M26 74 40 70l8 22H30z" />
      <path
        fill="var(--art-skin)"
        d="M48 79c-4 1-9 1-14-1.5C24 73 17 62 15.5 51c-.6-4.5 5-5.5 6.5-1.5l3 7.5-1-14c0-4.5 6-4.7 6.6-.3L33 57c3 5 7 7.5 10 10 2.5 2 5 5.5 5 12z"
      />
      <path
        fill="none"
        stroke="var(--art-skin-deep)"
        strokeWidth="1.8"
        d="M27.5 59c1 4 3 7 6 9.5M33 57.5c2 5 5 7.5 9.5 11"
      />
    </g>
  );
}

/** U-Care: two hands round a flame. */
export function UCare(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-teal-deep)" glow="var(--art-teal)" {...props}>
      <circle cx="48" cy="44" r="23" fill="var(--art-star)" opacity=".22" />
      <circle cx="48" cy="46" r="16" fill="var(--art-star)" opacity=".3" />
      <Hand />
      <g transform="matrix(-1 0 0 1 96 0)">
        <Hand />
      </g>
      <Flame transform="translate(48 63) scale(1.05)" />
    </Medallion>
  );
}
