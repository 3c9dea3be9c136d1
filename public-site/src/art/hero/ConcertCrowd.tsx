import { useId } from 'react';

/** Of each guest the place, and the colours of the shirt and of the hair or scarf. */
const GUESTS = [
  [22, 8, 'night-4', 'line'],
  [64, -1, 'red-shade', 'gold-deep', 'scarf'],
  [106, 9, 'teal-deep', 'wood-deep'],
  [148, 1, 'night-5', 'line'],
  [190, 10, 'ember-deep', 'teal', 'scarf'],
  [232, 3, 'night-3', 'wood-deep'],
] as const;
const SHIRT = 'M-23 70V32q0-17 23-17t23 17v38z';
const HEAD = 'M-13-2a13 14 0 1 1 26 0q0 8-4 12H-9q-4-4-4-12z';
const SCARF = 'M0-17c12 0 15 9 14 18 0 9 4 15 8 21-14 7-30 7-44 0 4-6 8-12 8-21-1-9 2-18 14-18z';
/** The arms that are up, and where they end; the first holds a phone. */
const ARMS = 'M88 28 96-22M134 28l-6-42M248 30l6-48';
const HANDS = 'M96-24h.1M128-16h.1M254-20h.1';
const TILE_WIDTH = 252;
const TILES = [-3, -2, -1, 0, 1, 2];

/** Two rows of guests from behind, shoulder to shoulder: raised hands, and phones that film. */
export function ConcertCrowd() {
  const id = useId();
  return (
    <>
      <defs>
        <g id={`${id}-tile`} strokeWidth="3.5">
          <path fill="none" strokeWidth="15" d={ARMS} />
          <path fill="none" strokeWidth="8.5" stroke="var(--art-night-5)" d={ARMS} />
          <circle cx="96" cy="-42" r="26" fill="var(--art-gold-pale)" stroke="none" opacity=".3" />
          <path fill="var(--art-star)" strokeWidth="4.5" d="M86-58h20v32H86z" />
          <path fill="var(--art-ember)" stroke="none" d="M89-40h14v8H89z" />
          <path strokeWidth="15" d={HANDS} />
          <path strokeWidth="9" stroke="var(--art-skin-deep)" d={HANDS} />
          {GUESTS.map(([x, y, shirt, hair, isScarf]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path fill={`var(--art-${shirt})`} d={SHIRT} />
              <path fill={`var(--art-${hair})`} d={isScarf ? SCARF : HEAD} />
            </g>
          ))}
        </g>
        <g id={id} stroke="var(--art-line)">
          {TILES.map((tile) => (
            <use key={tile} href={`#${id}-tile`} x={720 + tile * TILE_WIDTH} />
          ))}
        </g>
      </defs>
      <use href={`#${id}`} transform="matrix(-1 0 0 1 1500 584)" />
      <use href={`#${id}`} y="606" />
    </>
  );
}
