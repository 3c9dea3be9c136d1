import type { ComponentType, ReactNode } from 'react';
import { type DrawingProps, Drawing } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import { REALMS } from '../realms/realms';
import { Castle } from '../shapes/scenery/Castle';
import { Crown } from '../shapes/signs/Crown';
import { Flame } from '../shapes/scenery/Flame';
import { OpenBook } from '../shapes/signs/OpenBook';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';
import { Sky } from '../shapes/scenery/Sky';

/** Where each emblem stands over the book, and its size. */
const ARC = [
  [8, 104, 0.95],
  [96, 42, 0.95],
  [189, 14, 1.06],
  [292, 42, 0.95],
  [381, 104, 0.95],
] as const;

/** The Legacy of the Five Realms: five emblems over the open book. */
function Theme(props: DrawingProps) {
  return (
    <StoryPlate ground="var(--art-night-3)" glow="var(--art-night-5)" {...props}>
      <ellipse cx="240" cy="196" rx="150" ry="60" fill="var(--art-gold)" opacity=".25" />
      {REALMS.map((realm, index) => {
        const [x, y, size] = ARC[index] ?? ARC[0];
        return (
          <g key={realm} transform={`translate(${x} ${y}) scale(${size})`}>
            <RealmEmblem realm={realm} />
          </g>
        );
      })}
      <OpenBook transform="translate(240 182) scale(.78)" />
    </StoryPlate>
  );
}

/** The Quest for the Crown of Unity: the crown on a peak, a seeker on the way. */
function Concept(props: DrawingProps) {
  return (
    <StoryPlate ground="var(--art-red-shade)" glow="var(--art-ember)" light={[320, 84]} {...props}>
      <circle cx="320" cy="80" r="76" fill="var(--art-gold-pale)" opacity=".3" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red-shade)" d="M-10 310 90 170l70 60 50-40 120 120z" />
        <path fill="var(--art-night-3)" d="m130 320 150-176 20 8 20-14 30 2 160 180z" />
        <path fill="var(--art-night-1)" stroke="none" d="m348 142 150 166H380q10-90-50-140l14-26z" opacity=".6" />
      </g>
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="5"
        strokeDasharray="2 14"
        d="M150 280c60-10 150 0 150-40s-40-40-6-84"
      />
      <Crown transform="translate(262 44) scale(2.9)" line={1.2} />
      <path fill="var(--art-night-1)" d="M-10 276q120-30 260-4t240 8v30H-10z" />
      <Person pose="wave" tunic="var(--art-red)" transform="translate(108 284) scale(1.15)" />
      <g stroke="var(--art-line)" strokeWidth="2.5">
        <path fill="var(--art-wood)" d="M138 168h6v26h-6z" />
        <Flame transform="translate(141 170) scale(.8)" line={2.5} />
      </g>
    </StoryPlate>
  );
}

/** Vision: one lighthouse-castle on the hill, towards which friends look. */
function Vision(props: DrawingProps) {
  return (
    <StoryPlate ground="var(--art-teal-deep)" glow="var(--art-teal)" {...props}>
      <circle cx="240" cy="120" r="110" fill="var(--art-star)" opacity=".18" />
      <Castle transform="translate(142 230) scale(1.12)" stone="var(--art-night-2)" light="var(--art-gold)" />
      <path fill="var(--art-teal-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 236q250-40 500 0v80H-10z" />
      <path fill="var(--art-paper-shade)" d="M222 220q20 40-40 90h120q-50-50-44-90z" />
      <Person
        pose="wave"
        hair="scarf"
        head="var(--art-red)"
        tunic="var(--art-gold)"
        transform="translate(98 290) scale(1.25)"
      />
      <Person pose="stand" tunic="var(--art-night-5)" transform="translate(154 294) scale(1.25)" />
      <Person pose="stand" hair="long" tunic="var(--art-red)" transform="translate(330 294) scale(1.25)" />
      <Person pose="wave" tunic="var(--art-ember)" transform="translate(386 290) scale(-1.25 1.25)" />
    </StoryPlate>
  );
}

/** Mission: three torches are carried side by side. */
function Mission(props: DrawingProps) {
  return (
    <StoryPlate ground="var(--art-ember-deep)" glow="var(--art-gold)" {...props}>
      <path fill="var(--art-red-shade)" stroke="var(--art-line)" strokeWidth="4" d="M-10 250q250-30 500 0v60H-10z" />
      {(['var(--art-red)', 'var(--art-teal-deep)', 'var(--art-night-5)'] as const).map((tunic, index) => (
        <g key={tunic} transform={`translate(${112 + index * 120} 282) scale(1.5)`}>
          <circle cx="30" cy="-122" r="28" fill="var(--art-star)" opacity=".35" />
          <g stroke="var(--art-line)" strokeWidth="2.5">
            <path fill="var(--art-wood)" d="M27-112h6l-1 28h-4z" />
            <path fill="var(--art-steel)" d="M22-116h16l-3 8H25z" />
          </g>
          <Flame transform="translate(30 -114)" line={1.8} />
          <Person
            pose="wave"
            hair={index === 1 ? 'scarf' : 'short'}
            head={index === 1 ? 'var(--art-paper-light)' : undefined}
            tunic={tunic}
          />
        </g>
      ))}
    </StoryPlate>
  );
}

const STORIES = {
  theme: Theme,
  concept: Concept,
  vision: Vision,
  mission: Mission,
} satisfies Record<string, ComponentType<DrawingProps>>;

export function StoryArt({ story, ...drawing }: DrawingProps & { story: keyof typeof STORIES }) {
  const Story = STORIES[story];
  return <Story {...drawing} />;
}

interface StoryPlateProps extends DrawingProps {
  /** Colours of the sky above the horizon and at it. */
  ground: string;
  glow: string;
  /** Where the rays come from. */
  light?: readonly [x: number, y: number];
  children: ReactNode;
}

/** A plate of 480 × 300 for the head of a card: a sky with rays, a hill to stand on. */
function StoryPlate({ ground, glow, light = [240, 140], children, ...drawing }: StoryPlateProps) {
  return (
    <Drawing width={480} height={300} cut {...drawing}>
      <Sky width={480} height={300} colours={['var(--art-night-1)', ground, glow]} />
      <Rays transform={`translate(${light.join(' ')})`} length={360} opacity={0.14} />
      {children}
    </Drawing>
  );
}
