import { Bunting } from '../shapes/scenery/Bunting';
import { Castle } from '../shapes/scenery/Castle';
import { Flame } from '../shapes/scenery/Flame';
import { Person } from '../shapes/people/Person';
import { Stall } from '../shapes/scenery/Stall';
import type { MomentScene } from './moment-scene';

export const BOOTHS: MomentScene = {
  sky: ['var(--art-night-3)', 'var(--art-dusk)', 'var(--art-gold-pale)'],
  picture: (
    <>
      <Castle transform="translate(236 246) scale(.95)" stone="var(--art-night-5)" light="var(--art-gold)" />
      <path fill="var(--art-teal-deep)" d="M0 246q160-40 320-14t320-4v60H0z" />
      <path fill="var(--art-paper-shade)" stroke="var(--art-line)" strokeWidth="4" d="M-10 278q330-30 660 0v130H-10z" />
      <Bunting transform="translate(-10 40)" width={340} sag={40} />
      <Bunting transform="translate(326 40)" width={330} sag={40} />
      <Stall transform="translate(140 328) scale(1.45)" colour="var(--art-red)" />
      <Stall transform="translate(500 328) scale(1.45)" colour="var(--art-teal)" />
      <Person
        pose="give"
        hair="scarf"
        head="var(--art-ember)"
        tunic="var(--art-night-5)"
        transform="translate(286 374) scale(1.4)"
      />
      <Person pose="wave" tunic="var(--art-red)" transform="translate(380 378) scale(1.4)" />
    </>
  ),
};

export const CHARITY: MomentScene = {
  sky: ['var(--art-night-2)', 'var(--art-teal-deep)', 'var(--art-teal)'],
  picture: (
    <>
      <circle cx="320" cy="170" r="130" fill="var(--art-star)" opacity=".16" />
      <circle cx="320" cy="170" r="84" fill="var(--art-star)" opacity=".18" />
      <path fill="var(--art-teal-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 296q330-40 660 0v110H-10z" />
      <Bunting transform="translate(-10 30)" width={660} sag={36} />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel)" d="M286 236h68l12 100h-92z" />
        <path fill="var(--art-steel-deep)" stroke="none" d="M330 238h22l11 96h-28z" />
        <path fill="var(--art-steel)" d="M258 336h124l10 24H248z" />
        <path fill="var(--art-gold)" d="M258 214h124q-6 26-36 28h-52q-30-2-36-28z" />
      </g>
      <Flame transform="translate(320 214) scale(3)" line={1.3} />
      <Person
        pose="give"
        hair="scarf"
        head="var(--art-paper-light)"
        tunic="var(--art-red)"
        transform="translate(120 372) scale(1.55)"
      />
      <Person pose="give" tunic="var(--art-gold)" transform="translate(520 372) scale(-1.55 1.55)" />
      <Person pose="cheer" hair="long" tunic="var(--art-ember)" transform="translate(228 346) scale(1.15)" />
      <Person pose="cheer" tunic="var(--art-night-5)" transform="translate(412 346) scale(1.15)" />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-wood)" d="M148 276h46v36h-46zM446 276h46v36h-46z" />
        <path
          fill="var(--art-red)"
          strokeWidth="2.5"
          d="M171 306c-14-10-12-20-6-21 4 0 6 3 6 5 0-2 2-5 6-5 6 1 8 11-6 21zM469 306c-14-10-12-20-6-21 4 0 6 3 6 5 0-2 2-5 6-5 6 1 8 11-6 21z"
        />
      </g>
    </>
  ),
};

export const SPORTS: MomentScene = {
  sky: ['var(--art-red-shade)', 'var(--art-ember)', 'var(--art-gold)'],
  picture: (
    <>
      <circle cx="320" cy="170" r="92" fill="var(--art-gold-pale)" opacity=".6" />
      <path fill="var(--art-wood-deep)" opacity=".85" d="M0 176q320 50 640 0v80H0z" />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="10"
        strokeDasharray="0 22"
        opacity=".7"
        d="M6 196q314 46 640 0M16 218q304 36 640 0"
      />
      <path fill="var(--art-teal-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 244q330-20 660 0v60H-10z" />
      <path fill="var(--art-ember-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 284q330-20 660 0v120H-10z" />
      <path
        fill="none"
        stroke="var(--art-paper-light)"
        strokeWidth="4"
        d="M-10 316q330-18 660 0M-10 360q330-14 660 0"
      />
      <Bunting transform="translate(-10 26)" width={660} sag={34} />
      <Person
        pose="run"
        hair="scarf"
        head="var(--art-teal)"
        tunic="var(--art-paper-light)"
        transform="translate(134 360) scale(1.6)"
      />
      <Person pose="run" tunic="var(--art-red)" transform="translate(316 352) scale(1.6)" />
      <Person
        pose="run"
        hair="long"
        tunic="var(--art-night-5)"
        legs="var(--art-red-shade)"
        transform="translate(500 360) scale(1.6)"
      />
    </>
  ),
};
