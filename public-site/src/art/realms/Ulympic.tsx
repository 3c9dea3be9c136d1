import type { DrawingProps } from '../shapes/Drawing';
import { Flame } from '../shapes/scenery/Flame';
import { Medallion } from '../shapes/signs/Medallion';

/** Ulympic: a torch and a ball. */
export function Ulympic(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-ember-deep)" glow="var(--art-gold)" {...props}>
      <path
        fill="var(--art-star)"
        opacity=".35"
        d="M36 36 10 20l-4 12zM36 36 22 6 12 14zM36 36l2-34H28zM36 36 56 6 46 2zM36 36 6 42v10z"
      />
      <Flame transform="translate(36 49) rotate(-8) scale(.88)" />
      <g stroke="var(--art-line)" strokeWidth="2" transform="translate(0 6) rotate(-12 36 45)">
        <path fill="var(--art-wood)" d="M31.5 50h9L38.5 90h-5z" />
        <path fill="var(--art-wood-deep)" stroke="none" d="M37 51h2.6l-1.8 38H36z" />
        <path fill="var(--art-steel)" d="M25.5 41h21l-3.5 11q-7 3-14 0z" />
        <path fill="var(--art-gold)" d="M24 38h24v5H24z" />
        <path fill="none" strokeWidth="1.6" d="M33 60h6.5M33.5 66h5.5" />
      </g>
      <g stroke="var(--art-line)" strokeWidth="2">
        <circle cx="62" cy="62" r="16.5" fill="var(--art-paper-light)" />
        <path fill="var(--art-night-5)" d="M62 62c1-7 5-12.5 11-15A16.5 16.5 0 0 1 78.5 62c-5-3.5-11-3.5-16.5 0z" />
        <path fill="var(--art-red)" d="M62 62c5.5 4 8 10 7 15A16.5 16.5 0 0 1 53 76c5-2.5 8.5-8 9-14z" />
        <path fill="var(--art-gold)" d="M62 62c-6.5 2.5-12.5 1.5-16.5-2A16.5 16.5 0 0 1 53 48c.5 6 3.5 11 9 14z" />
        <path
          fill="none"
          strokeWidth="1.5"
          d="M65 51c4.5-.5 9 .5 12.5 3M64 72c-3 3-6.5 5-8 5.5M50 62.5c-.5-4 .5-8.5 2-11"
        />
      </g>
    </Medallion>
  );
}
