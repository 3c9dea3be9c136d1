import { type CSSProperties, type ReactNode, useId } from 'react';
import { BASS, DRUM_KIT, GUITAR, KEYBOARD, MICROPHONE, SAXOPHONE } from '../shapes/people/instruments';
import { HAIR, handsAt, POSES, Torso } from '../shapes/people/Person';

const DRUMS = (
  <>
    <path stroke="var(--art-paper)" strokeWidth="3.5" d="M-22-100-6-114M22-100 38-112" />
    {DRUM_KIT}
  </>
);
const BASS_TO_THE_RIGHT = <g transform="scale(-1 1)">{BASS}</g>;

interface Looks {
  pose: keyof typeof POSES;
  hair: keyof typeof HAIR;
  tunic: string;
  legs: string;
  skin: string;
  /** The colour of the hair or scarf. */
  head: string;
}

const looks = (pose: Looks['pose'], hair: Looks['hair'], colours: string): Looks => {
  const [tunic = '', legs = '', skin = '', head = ''] = colours.split(' ').map((name) => `var(--art-${name})`);
  return { pose, hair, tunic, legs, skin, head };
};

/** Of each musician the place, the looks and the instrument; a phone sees all but the second and the third. */
const MUSICIANS: readonly (readonly [transform: string, looks: Looks, instrument: ReactNode])[] = [
  ['translate(720 422) scale(.88)', looks('cheer', 'short', 'teal night-4 skin line'), DRUMS],
  ['translate(506 572) scale(1.3)', looks('press', 'long', 'paper night-4 skin-deep line'), KEYBOARD],
  ['translate(930 572) scale(1.3)', looks('strum', 'short', 'ember night-1 skin-deep wood-deep'), SAXOPHONE],
  ['translate(632 574) scale(-1.36 1.36)', looks('strum', 'short', 'gold night-4 skin-dark line'), GUITAR],
  ['translate(808 574) scale(1.36)', looks('strum', 'long', 'night-5 red-shade skin wood-deep'), BASS_TO_THE_RIGHT],
  ['translate(720 590) scale(1.4)', looks('sing', 'scarf', 'red paper-light skin-deep teal'), MICROPHONE],
];

/** The band on the stage: drums, keyboard, saxophone, guitar, bass and the singer in front. */
export function ConcertBand() {
  const id = useId();
  const [, , ...limbs] = POSES.stand;
  const legs = limbs.join('');
  return (
    <g stroke="var(--art-line)" strokeWidth="2.5">
      <defs>
        {/* What all have in common is in the HTML once. */}
        <g id={id}>
          <path fill="none" strokeWidth="13" d={legs} />
          <path fill="none" stroke="var(--legs)" strokeWidth="8" d={legs} />
          <Torso tunic="var(--tunic)" skin="var(--skin)" />
        </g>
      </defs>
      {MUSICIANS.map(([transform, { pose, hair, tunic, legs, skin, head }, instrument]) => {
        const [leftArm, rightArm] = POSES[pose];
        const arms = leftArm + rightArm;
        const hands = handsAt(leftArm) + handsAt(rightArm);
        return (
          <g
            key={transform}
            transform={transform}
            style={{ '--tunic': tunic, '--legs': legs, '--skin': skin } as CSSProperties}
          >
            <path fill="none" strokeWidth="11.5" d={arms} />
            <path fill="none" stroke="var(--tunic)" strokeWidth="6.5" d={arms} />
            <use href={`#${id}`} />
            <path fill={head} fillRule="evenodd" strokeWidth="2" d={HAIR[hair]} />
            {instrument}
            <path strokeWidth="9.5" d={hands} />
            <path stroke="var(--skin)" strokeWidth="5.5" d={hands} />
          </g>
        );
      })}
    </g>
  );
}
