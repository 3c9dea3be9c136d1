import { Flame } from '../../shapes/Flame';

/** Consumption: the alchemist's cauldron, ladle in. */
export function Consumption() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--art-teal-pale)"
        strokeWidth="4"
        opacity=".75"
        d="M36 34c-6-6 5-8 0-15M49 30c-6-6 5-9 0-16"
      />
      <g transform="rotate(24 62 40)">
        <path fill="var(--art-wood)" d="M59.5 12h5v34h-5z" />
        <circle cx="62" cy="12" r="4" fill="var(--art-gold)" />
      </g>
      <Flame transform="translate(37 84) scale(.55)" line={3} />
      <Flame transform="translate(59 84) scale(.55)" line={3} />
      <Flame transform="translate(48 86) scale(.62)" line={2.8} />
      <path fill="var(--art-steel-deep)" d="M25 43h46c9 15 3 33-23 33S16 58 25 43z" />
      <path fill="var(--art-night-2)" stroke="none" d="M60 45h10c7 12 3 28-16 30 9-6 13-18 6-30z" />
      <path fill="none" stroke="var(--art-steel)" strokeWidth="3" d="M27 54c-1 6 1 11 5 14" />
      <path fill="var(--art-teal)" d="M24 40c8-7 40-7 48 0q2 4-3 6H27q-5-2-3-6z" />
      <path
        fill="var(--art-teal-pale)"
        strokeWidth="1.4"
        d="M33 37a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM45 35a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"
      />
      <path fill="var(--art-steel)" d="M21 43q27 6 54 0v5q-27 6-54 0z" />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="m38 68-2.5-11 6 4 6.5-7 6.5 7 6-4-2.5 11z" />
    </>
  );
}
