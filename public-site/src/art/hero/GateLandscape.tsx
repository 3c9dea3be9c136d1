import { useId } from 'react';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { handsAt, POSES } from '../shapes/people/Person';
import { Flame } from '../shapes/scenery/Flame';
import { Banner } from '../shapes/signs/Banner';
import styles from './HeroLandscape.module.css';
import { NightSky } from './NightSky';
import { Pines } from './Pines';

const STONE = 'var(--art-steel-deep)';

/** The ticket page: the castle's gate stands open, and the festival's light falls on those who come. */
export function GateLandscape() {
  const id = useId();
  return (
    <NightSky moonX={300}>
      <defs>
        <radialGradient id={id} cy=".8">
          <stop offset="0" stopColor="var(--art-star)" />
          <stop offset=".4" stopColor="var(--art-gold)" />
          <stop offset="1" stopColor="var(--art-ember)" />
        </radialGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--art-gold)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--art-ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        className={styles.far}
        fill="var(--art-glow)"
        opacity=".4"
        d="M0 450 160 340l90 60 140-110 120 90 90-60 120 70 120-84 90 74 110-80 130 90 110-60 160 100v300H0z"
      />
      <g className={styles.middle}>
        <path
          fill="var(--art-night-3)"
          d="M0 640V486h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h360v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v-18h34v18h34v154z"
        />
        <path
          stroke="var(--art-gold)"
          strokeWidth="7"
          d="M96 540v12M232 540v12M368 540v12M1072 540v12M1208 540v12M1344 540v12"
        />
      </g>
      <ellipse cx="720" cy="500" rx="300" ry="190" fill={`url(#${id}-glow)`} opacity=".6" />
      <g transform="translate(112 94) scale(.844)">
        <g stroke="var(--art-line)" strokeWidth="4">
          <path fill={STONE} d="M596 600V424h24v-20h28v20h32v-20h28v20h24v-20h28v20h32v-20h28v20h24v176z" />
          <path fill={`url(#${id})`} d="M656 602v-86q0-64 64-64t64 64v86z" />
          <path fill="none" strokeWidth="5" d="M676 466v34M698 456v52M720 452v62M742 456v52M764 466v34M664 480h112" />
          <path fill="none" strokeWidth="9" d="M652 602v-86q0-68 68-68t68 68v86" />
          <path fill="none" stroke="var(--art-steel)" strokeWidth="3" d="M659 602v-86q0-61 61-61t61 61v86" />
          <Tower x={548} />
          <Tower x={820} />
        </g>
        <Banner transform="translate(584 464) scale(.66)" colour="var(--art-red)" />
        <Banner transform="translate(856 464) scale(.66)" colour="var(--art-teal)" />
        <Torch transform="translate(632 528)" glow={`${id}-glow`} />
        <Torch transform="translate(808 528)" glow={`${id}-glow`} />
      </g>
      <path fill="var(--art-night-2)" d="M0 596q300-20 640 0h160q340-20 640 0v50H0z" />
      <path fill="var(--art-gold)" opacity=".5" d="M668 600h104l110 46H558z" />
      <path fill="var(--art-star)" opacity=".4" d="M694 600h52l40 46H654z" />
      <Pines />
      <CrowdBehind transform="translate(304 648) scale(.72)" width={370} colour="var(--art-night-1)" />
      <CrowdBehind transform="translate(872 648) scale(.72)" width={370} colour="var(--art-night-1)" />
      <Guests />
    </NightSky>
  );
}

/** A round tower of the gate, 72 wide, whose left edge is at `x`. */
function Tower({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path fill={STONE} d="M4 604V412h64v192z" />
      <path fill="var(--art-line)" stroke="none" opacity=".25" d="M46 414h20v188H46z" />
      <path fill={STONE} d="M-4 414v-24h80v24z" />
      <path fill="var(--art-red-shade)" d="m-10 390 46-62 46 62z" />
      <path fill="none" strokeWidth="3" d="M36 328v-22" />
      <path fill="var(--art-gold)" strokeWidth="2.5" d="m36 306 26 8-26 9z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="8" d="M36 430v12" />
    </g>
  );
}

function Torch({ transform, glow }: { transform: string; glow: string }) {
  return (
    <g transform={transform}>
      <circle cy="-12" r="44" fill={`url(#${glow})`} className={styles.twinkle} />
      <Flame transform="scale(.8)" />
      <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="2" d="M-4 0h8L2 26h-4z" />
    </g>
  );
}

/** Friends on the way in, their tickets up. */
function Guests() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2.5">
      <Guest transform="translate(684 640) scale(.86)" tunic="red" skin="skin-deep" head="teal" back={SCARF} />
      <Guest transform="translate(762 638) scale(-.9 .9)" tunic="gold" skin="skin-dark" head="line" back={HAIR} />
    </g>
  );
}

const HAIR = 'M-13-86a13 14 0 1 1 26 0q0 9-5 13H-8q-5-4-5-13z';
const SCARF = 'M0-103c13 0 16 12 14 25 0 8 2 12 4 16-8 6-28 6-36 0 2-4 4-8 4-16-2-13 1-25 14-25z';
const [LEFT_ARM, RIGHT_ARM, ...FEET] = POSES.wave;
const LEGS = FEET.join('');
const ARMS = LEFT_ARM + RIGHT_ARM;
const HANDS = handsAt(LEFT_ARM) + handsAt(RIGHT_ARM);

interface GuestProps {
  transform: string;
  tunic: string;
  skin: string;
  /** The colour of the hair or scarf, and its outline. */
  head: string;
  back: string;
}

/** A `Person` from behind, with a ticket in the hand that is up. */
function Guest({ transform, tunic, skin, head, back }: GuestProps) {
  return (
    <g transform={transform}>
      <g fill="none">
        <path strokeWidth="13" d={LEGS} />
        <path stroke="var(--art-night-5)" strokeWidth="8" d={LEGS} />
        <path strokeWidth="11.5" d={ARMS} />
        <path stroke={`var(--art-${tunic})`} strokeWidth="6.5" d={ARMS} />
        <path strokeWidth="9.5" d={HANDS} />
        <path stroke={`var(--art-${skin})`} strokeWidth="5.5" d={HANDS} />
      </g>
      <path fill="var(--art-paper-light)" strokeWidth="2" d="m21-103 19-9 5 11-19 9z" />
      <path fill={`var(--art-${tunic})`} d="M-12-70Q0-75 12-70l3 38q-15 6-30 0z" />
      <path fill={`var(--art-${head})`} strokeWidth="2" d={back} />
    </g>
  );
}
