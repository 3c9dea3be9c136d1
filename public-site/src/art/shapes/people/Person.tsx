/** Left arm, right arm, left leg, right leg; the body's shoulders are at y -66, the hips at y -38. */
export const POSES = {
  stand: ['M-11-64-17-42', 'M11-64 17-42', 'M-5-36-6-4', 'M5-36 6-4'],
  cheer: ['M-11-64-25-84-21-102', 'M11-64 25-84 21-102', 'M-5-36-9-4', 'M5-36 9-4'],
  wave: ['M-11-64-18-42', 'M11-64 26-74 30-96', 'M-5-36-6-4', 'M5-36 6-4'],
  give: ['M-11-64-4-46 16-52', 'M11-64 18-50 28-56', 'M-5-36-7-4', 'M5-36 7-4'],
  dance: ['M-11-64-30-72-38-60', 'M11-64 26-80 20-98', 'M-5-36-14-20-10-4', 'M5-36 18-24 28-8'],
  run: ['M-11-63-26-54-22-40', 'M11-63 24-52 36-62', 'M-4-36-16-22-34-20', 'M4-36 20-26 18-4'],
  strum: ['M-11-64-23-52-5-41', 'M11-64 24-50 31-62', 'M-5-36-6-4', 'M5-36 6-4'],
  sing: ['M-11-64-25-58-10-71', 'M11-64 26-74 31-96', 'M-5-36-6-4', 'M5-36 6-4'],
  press: ['M-11-64-22-56-16-48', 'M11-64 22-56 16-48', 'M-5-36-6-4', 'M5-36 6-4'],
  sit: ['M-11-64-14-46 6-44', 'M11-64 20-48 30-50', 'M-3-36 20-34 20-4', 'M5-36 26-34 28-4'],
} as const;

export const HAIR = {
  short: 'M-12-82c-2-14 6-19 13-19s14 5 11 18c-4-2-5-5-6-8-5 3-11 3-14 2-2 1-3 4-4 7z',
  long: 'M-13-64c-5-24-1-38 13-38s18 14 13 38h-4c1-8 0-15-2-24-5 0-8-2-9-5-2 3-5 5-7 5-2 9-2 16-1 24z',
  scarf:
    'M0-102c13 0 16 12 14 24 0 8 2 12 4 16-8 6-28 6-36 0 2-4 4-8 4-16-2-12 1-24 14-24zm0 10c-7 0-9 6-8 11 1 6 4 9 8 9s7-3 8-9c1-5-1-11-8-11z',
} as const;

/** The end of an arm: `h.1` draws a dot as wide as the line. */
export const handsAt = (arm: string): string => `M${/(-?\d+)[ ]?(-?\d+)$/.exec(arm)?.slice(1).join(' ')}h.1`;

export interface PersonProps {
  transform?: string;
  pose?: keyof typeof POSES;
  hair?: keyof typeof HAIR;
  /** Colours of the tunic, of the legs, of the hair or scarf, and of the skin. */
  tunic: string;
  legs?: string;
  head?: string;
  skin?: string;
}

/** A guest of the festival from the front, standing on (0, 0), 102 units high. */
export function Person({
  transform,
  pose = 'stand',
  hair = 'short',
  tunic,
  legs = 'var(--art-night-4)',
  head = 'var(--art-wood-deep)',
  skin = 'var(--art-skin)',
}: PersonProps) {
  const [leftArm, rightArm, leftLeg, rightLeg] = POSES[pose];
  const arms = leftArm + rightArm;
  const feet = leftLeg + rightLeg;
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <g fill="none">
        <path strokeWidth="13" d={feet} />
        <path stroke={legs} strokeWidth="8" d={feet} />
        <path strokeWidth="11.5" d={arms} />
        <path stroke={tunic} strokeWidth="6.5" d={arms} />
      </g>
      <path fill="none" strokeWidth="9.5" d={handsAt(leftArm) + handsAt(rightArm)} />
      <path fill="none" stroke={skin} strokeWidth="5.5" d={handsAt(leftArm) + handsAt(rightArm)} />
      <Torso tunic={tunic} skin={skin} />
      <path fill={head} fillRule="evenodd" strokeWidth="2" d={HAIR[hair]} />
    </g>
  );
}

/** Body and face of a `Person`, without limbs and hair. */
export function Torso({ tunic, skin }: { tunic: string; skin: string }) {
  return (
    <>
      <path fill={tunic} d="M-12-70Q0-75 12-70l3 38q-15 6-30 0z" />
      <path fill="var(--art-line)" stroke="none" opacity=".2" d="M4-72q4 .5 7 1.5l3 38q-4 1.5-8 2 2-20-2-41.5z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3" strokeLinecap="butt" d="M-13-44q13 4 26 0" />
      <circle cy="-84" r="12" fill={skin} />
      <path stroke="var(--art-face)" strokeWidth="2.8" d="M-4-84h.1M4-84h.1" />
      <path stroke="var(--art-face)" fill="none" strokeWidth="1.6" d="M-3.5-78.5q3.5 3 7 0" />
    </>
  );
}
