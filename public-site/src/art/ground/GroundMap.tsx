import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { GROUND_PLACES, type GroundPlace } from './ground-places';
import styles from './GroundMap.module.css';

/** The middle of each place's number; some are there twice. */
const NUMBERS: readonly (readonly [GroundPlace, x: number, y: number])[] = [
  ['main', 180, 74],
  ['second', 66, 254],
  ['gates', 118, 446],
  ['gates', 318, 330],
  ['food', 304, 206],
  ['aid', 240, 386],
  ['toilets', 44, 150],
  ['toilets', 318, 122],
  ['prayer', 48, 380],
];

const TREES = 'M26 60h.1M30 96h.1M330 52h.1M336 170h.1M22 320h.1M168 452h.1M206 450h.1M334 408h.1M300 446h.1M60 446h.1';

/** The festival's ground from above: stages, paths and numbered places. */
export function GroundMap(props: DrawingProps) {
  return (
    <Drawing width={360} height={480} {...props}>
      <path
        fill="var(--art-paper)"
        stroke="var(--art-paper-deep)"
        strokeWidth="3"
        d="M14 20Q180 6 346 20l4 440Q180 474 10 460z"
      />
      {/* The meadow in front of the stages, and the paths to it. */}
      <path fill="var(--art-teal-pale)" d="M92 118Q180 96 268 118q32 70 6 150-94 40-190 0-20-80 8-150z" />
      <path
        fill="none"
        stroke="var(--art-paper-shade)"
        strokeWidth="20"
        d="M118 458Q130 380 180 330T310 330M180 330V250M180 330Q120 350 60 372M56 160Q80 180 100 190M310 130Q280 150 262 170"
      />
      <path
        fill="none"
        stroke="var(--art-paper-light)"
        strokeWidth="2"
        strokeDasharray="5 7"
        d="M118 458Q130 380 180 330T310 330M180 330V250"
      />
      <g stroke="var(--art-line)" strokeWidth="2">
        {/* Main stage: a roof with lights. */}
        <path fill="var(--art-night-3)" d="M108 96V58l72-26 72 26v38z" />
        <path fill="var(--art-gold)" d="M118 96h124v10H118z" />
        {/* Second stage. */}
        <path fill="var(--art-night-4)" d="M34 276v-40l32-14 32 14v40z" />
        <path fill="var(--art-teal)" d="M38 276h56v8H38z" />
        {/* Gates. */}
        <path fill="var(--art-red)" d="M88 470v-38h14v38zM134 470v-38h14v38z" />
        <path fill="var(--art-red)" d="M326 302h24v12h-24zM326 346h24v12h-24z" />
        {/* Stalls. */}
        <path fill="var(--art-gold-pale)" d="M276 184h56v46h-56z" />
        <path fill="var(--art-ember)" d="M272 184h64l-8-16h-48z" />
        {/* First aid, toilets, prayer room. */}
        <path fill="var(--art-paper-light)" d="M216 366h48v40h-48z" />
        <path fill="var(--art-steel)" d="M22 130h44v38H22zM296 102h44v38h-44z" />
        <path fill="var(--art-teal-deep)" d="M22 400v-34q26-28 52 0v34z" />
      </g>
      <path stroke="var(--art-teal-deep)" strokeWidth="15" fill="none" d={TREES} />
      {NUMBERS.map(([place, x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="14" fill="var(--art-paper-light)" stroke="var(--art-line)" strokeWidth="2" />
          <text x={x} y={y + 6} textAnchor="middle" className={styles.number}>
            {GROUND_PLACES.indexOf(place) + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
