import type { DrawingProps } from '../shapes/Drawing';
import { Flame } from '../shapes/scenery/Flame';
import { Banner } from '../shapes/signs/Banner';
import { Panorama } from '../shapes/scenery/Panorama';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';

const STANDS = [236, 262, 288] as const;

function seats(top: number) {
  return Array.from({ length: 60 }, (_, index) => `M${index * 20 + 8} ${top + ((index * 7) % 3) * 3}h.1`).join('');
}

/** Ulympic: the field at sunset, the torch lit, runners on the track. */
export function UlympicHero(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-red-shade)', 'var(--art-ember)', 'var(--art-gold)']} {...props}>
      <Rays transform="translate(600 190)" opacity={0.22} length={760} />
      <circle cx="600" cy="196" r="120" fill="var(--art-gold-pale)" opacity=".55" />
      <path fill="var(--art-ember-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 216q610 40 1220 0v120H-10z" />
      <g fill="none" strokeWidth="13">
        <path stroke="var(--art-red-shade)" d={seats(STANDS[0])} />
        <path stroke="var(--art-wood-deep)" d={seats(STANDS[1])} />
        <path stroke="var(--art-red-deep)" d={seats(STANDS[2])} />
      </g>
      <path
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="8"
        d="M140 128v190M310 138v180M890 138v180M1060 128v190"
      />
      <Banner transform="translate(140 150)" colour="var(--art-red)" />
      <Banner transform="translate(310 160)" colour="var(--art-night-5)" />
      <Banner transform="translate(890 160)" colour="var(--art-teal-deep)" />
      <Banner transform="translate(1060 150)" colour="var(--art-red)" />
      <path fill="var(--art-teal-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 316q610-22 1220 0v60H-10z" />
      <path
        fill="none"
        stroke="var(--art-star)"
        strokeWidth="4"
        opacity=".7"
        d="M520 309v-42h160v42M430 340q170-22 340 0"
      />
      <path fill="var(--art-ember-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 360q610-22 1220 0v130H-10z" />
      <path
        fill="none"
        stroke="var(--art-paper-light)"
        strokeWidth="4"
        d="M-10 386q610-20 1220 0M-10 418q610-18 1220 0M-10 454q610-14 1220 0"
      />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel)" d="M548 350h104l18 34H530z" />
        <path fill="var(--art-paper)" d="M572 226h56l12 124h-80z" />
        <path fill="var(--art-paper-shade)" stroke="none" d="M608 228h18l12 120h-24z" />
        <path
          fill="none"
          stroke="var(--art-paper-deep)"
          strokeWidth="3"
          d="M584 240l-6 104M600 238v108M616 240l6 104"
        />
        <path fill="var(--art-gold)" d="M540 186h120q-6 38-36 44h-48q-30-6-36-44z" />
        <path fill="var(--art-gold-deep)" stroke="none" d="M628 188h29q-6 34-33 40h-8q12-16 12-40z" />
        <path fill="var(--art-gold-pale)" d="M530 174h140v16H530z" />
      </g>
      <circle cx="600" cy="110" r="92" fill="var(--art-star)" opacity=".25" />
      <Flame transform="translate(600 180) scale(3.3)" line={1.3} />
      <Person
        pose="run"
        hair="short"
        tunic="var(--art-red)"
        legs="var(--art-night-3)"
        transform="translate(450 436) scale(1.3)"
      />
      <Person
        pose="run"
        hair="scarf"
        head="var(--art-paper-light)"
        tunic="var(--art-teal)"
        transform="translate(248 462) scale(1.4)"
      />
      <Person pose="cheer" hair="long" tunic="var(--art-night-5)" transform="translate(768 440) scale(1.25)" />
      <Person
        pose="dance"
        tunic="var(--art-gold)"
        legs="var(--art-red-shade)"
        transform="translate(952 462) scale(1.4)"
      />
      <g stroke="var(--art-line)" strokeWidth="3.5">
        <circle cx="768" cy="288" r="27" fill="var(--art-paper-light)" />
        <path fill="var(--art-red)" d="M768 288c10 7 14 16 12 24-14 6-24 4-30-1 9-4 16-12 18-23z" />
        <path fill="var(--art-night-5)" d="M768 288c2-12 9-20 18-24 8 6 11 16 9 24-8-6-18-5-27 0z" />
        <path fill="var(--art-gold)" d="M768 288c-11 4-20 2-26-3 2-10 8-17 14-20 1 10 4 18 12 23z" />
        <circle cx="1030" cy="446" r="22" fill="var(--art-ember)" />
        <path fill="none" strokeWidth="2.5" d="M1008 446h44M1030 424v44M1015 430q12 16 0 32M1045 430q-12 16 0 32" />
      </g>
    </Panorama>
  );
}
