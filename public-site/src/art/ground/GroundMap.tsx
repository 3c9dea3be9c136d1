import { useId } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { raggedSheet } from '../shapes/ragged-sheet';
import { Compass } from '../shapes/signs/Compass';
import { GROUND_PLACES, type GroundPlace } from './ground-places';
import { AidTent, Cabins, FoodStall, Gate, Pine, PrayerRoom } from './GroundBuildings';
import styles from './GroundMap.module.css';
import { MainStage, SecondStage } from './GroundStages';

/** The middle of each place's number; some are there twice. */
const NUMBERS: readonly (readonly [GroundPlace, x: number, y: number])[] = [
  ['main', 180, 122],
  ['second', 66, 276],
  ['gates', 118, 448],
  ['gates', 298, 338],
  ['food', 292, 230],
  ['aid', 226, 412],
  ['toilets', 48, 164],
  ['toilets', 310, 140],
  ['prayer', 54, 404],
];
const SPOTS = NUMBERS.map(([, x, y]) => `M${x} ${y}h.1`).join('');

const MEADOW = 'M88 148q92-22 184 0 34 64 4 120-94 40-190 0-26-60 2-120z';
const GRASS = 'm98 246 3-7 3 7 3-6M258 250l3-7 3 7 3-6M112 168l3-7 3 7M262 206l3-7 3 7M150 270l3-7 3 7M216 268l3-7 3 7';
const PATHS =
  'M118 462Q128 380 180 330M298 346Q240 350 180 330V250M176 332Q120 350 58 394M46 168Q70 190 106 196M310 144Q290 160 256 176M226 402Q214 360 180 332';
/** From both gates to the main stage. */
const WAY = 'M124 408Q140 362 180 326V274M268 343Q234 342 202 332';
const PINES = [
  [30, 70],
  [54, 88],
  [334, 70],
  [308, 82],
  [334, 176],
  [336, 268],
  [31, 318],
  [94, 326],
  [178, 448],
  [204, 460],
  [29, 456],
  [70, 462],
  [330, 394],
] as const;

const CLOTHES = ['red', 'gold', 'night-5', 'teal', 'ember'] as const;
const GUESTS = Array.from({ length: 28 }, (_, at) => {
  const row = Math.floor(at / 7);
  const place = { x: 127 + (at % 7) * 17 + (row % 2) * 6, y: 168 + row * 22 + ((at * 5) % 3) * 3 };
  return { ...place, colour: CLOTHES[(at * 3 + row) % CLOTHES.length] };
});
const heads = (guests: typeof GUESTS) => guests.map(({ x, y }) => `M${x} ${y - 6}h.1`).join('');
const bodies = (guests: typeof GUESTS) => guests.map(({ x, y }) => `M${x} ${y}v4`).join('');

/** The festival's ground on a torn sheet: stages with their guests, ways and numbered places. */
export function GroundMap(props: DrawingProps) {
  const id = useId();
  const outline = `#${id}-outline`;
  return (
    <Drawing width={360} height={480} {...props}>
      <defs>
        <path id={`${id}-outline`} d={raggedSheet(360, 480)} />
        <clipPath id={`${id}-sheet`}>
          <use href={outline} />
        </clipPath>
        <radialGradient id={`${id}-age`} r=".72">
          <stop offset=".55" stopColor="var(--art-paper)" />
          <stop offset="1" stopColor="var(--art-paper-shade)" />
        </radialGradient>
        <g id={`${id}-pine`}>
          <Pine />
        </g>
        <g id={`${id}-cabins`}>
          <Cabins />
        </g>
        <g id={`${id}-gate`} transform="scale(1.1)">
          <Gate />
        </g>
      </defs>
      <g clipPath={`url(#${id}-sheet)`}>
        <path fill={`url(#${id}-age)`} d="M0 0h360v480H0z" />
        <path fill="none" stroke="var(--art-paper-deep)" strokeWidth="22" d={PATHS} />
        <path fill="none" stroke="var(--art-paper-light)" strokeWidth="17" d={PATHS} />
        <path
          fill="var(--leaf-green-pale)"
          stroke="var(--leaf-green)"
          strokeWidth="2.5"
          strokeDasharray="3 6"
          d={MEADOW}
        />
        <g fill="none">
          <path stroke="var(--art-paper-deep)" strokeWidth="2" opacity=".45" d="M120 0v480M240 0v480M0 240h360" />
          <path stroke="var(--leaf-green)" strokeWidth="2" d={GRASS} />
          <path stroke="var(--art-line)" strokeWidth="6" strokeDasharray="7 9" d={WAY} />
          <path stroke="var(--art-red)" strokeWidth="3.5" strokeDasharray="7 9" d={WAY} />
        </g>
        {PINES.map(([x, y]) => (
          <use key={`${x}-${y}`} href={`#${id}-pine`} x={x} y={y} />
        ))}
        <Guests />
        <MainStage transform="translate(180 112)" />
        <SecondStage transform="translate(66 262)" />
        <use href={`#${id}-cabins`} x="48" y="152" />
        <use href={`#${id}-cabins`} x="310" y="128" />
        <FoodStall transform="translate(266 218)" colour="var(--art-red)" />
        <FoodStall transform="translate(316 218)" colour="var(--art-ember)" />
        <AidTent transform="translate(226 400)" />
        <PrayerRoom transform="translate(54 392)" />
        <use href={`#${id}-gate`} x="118" y="464" />
        <use href={`#${id}-gate`} x="298" y="354" />
        <Compass transform="translate(300 434) scale(.4)" />
      </g>
      <use href={outline} fill="none" stroke="var(--art-paper-deep)" strokeWidth="10" opacity=".55" />
      <use href={outline} fill="none" stroke="var(--art-line)" strokeWidth="3" />
      <path stroke="var(--art-line)" strokeWidth="31" d={SPOTS} />
      <path stroke="var(--art-gold)" strokeWidth="26" d={SPOTS} />
      <g textAnchor="middle" className={styles.number}>
        {NUMBERS.map(([place, x, y]) => (
          <text key={`${x}-${y}`} x={x} y={y + 6}>
            {GROUND_PLACES.indexOf(place) + 1}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

/** From behind, before the main stage. */
function Guests() {
  return (
    <>
      <path stroke="var(--art-line)" strokeWidth="14" d={bodies(GUESTS)} />
      {CLOTHES.map((colour) => (
        <path
          key={colour}
          stroke={`var(--art-${colour})`}
          strokeWidth="9"
          d={bodies(GUESTS.filter((guest) => guest.colour === colour))}
        />
      ))}
      <path stroke="var(--art-line)" strokeWidth="11" d={heads(GUESTS)} />
      <path stroke="var(--art-paper-light)" strokeWidth="7" d={heads(GUESTS.filter((_, at) => at % 9 === 2))} />
      <path stroke="var(--art-wood)" strokeWidth="7" d={heads(GUESTS.filter((_, at) => at % 4 === 3))} />
    </>
  );
}
