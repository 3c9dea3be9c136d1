import { Banner } from '../shapes/signs/Banner';
import { Castle } from '../shapes/scenery/Castle';
import { Crown } from '../shapes/signs/Crown';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Person } from '../shapes/people/Person';
import { PlayerDesk } from '../shapes/people/PlayerDesk';
import { SkyLantern } from '../shapes/scenery/SkyLantern';
import type { MomentScene } from './moment-scene';

export const CONCERT: MomentScene = {
  sky: ['var(--art-night-1)', 'var(--art-night-4)', 'var(--art-ember-deep)'],
  picture: (
    <>
      <path fill="var(--art-gold)" opacity=".24" d="M130 20 20 360h140zM510 20l110 340H480zM320 0 220 360h200z" />
      <path fill="var(--art-teal)" opacity=".26" d="M220 20 90 360h110zM420 20l130 340H440z" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel-deep)" d="M84 26h472v20H84zM84 46h20v250H84zM536 46h20v250h-20z" />
        <path
          fill="none"
          strokeWidth="2.5"
          d="m84 66 20 20-20 20 20 20-20 20 20 20-20 20 20 20-20 20M556 66l-20 20 20 20-20 20 20 20-20 20 20 20-20 20 20 20"
        />
        <path fill="var(--art-wood)" d="M60 280h520v60H60z" />
        <path fill="var(--art-line)" d="M116 214h44v66h-44zM480 214h44v66h-44z" />
        <path
          fill="var(--art-steel)"
          strokeWidth="2.5"
          d="M126 256a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM490 256a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM131 230a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM495 230a7 7 0 1 1 14 0 7 7 0 0 1-14 0z"
        />
      </g>
      <Crown transform="translate(280 50) scale(2)" line={1.4} />
      <Person pose="dance" hair="long" tunic="var(--art-teal)" transform="translate(224 282) scale(1.25)" />
      <Person pose="cheer" tunic="var(--art-red)" transform="translate(320 284) scale(1.45)" />
      <Person pose="dance" tunic="var(--art-gold)" transform="translate(416 282) scale(-1.25 1.25)" />
      <CrowdBehind transform="translate(6 372)" width={650} colour="var(--art-night-2)" lights="var(--art-teal)" />
      <CrowdBehind transform="translate(-10 412)" width={670} colour="var(--art-night-1)" />
    </>
  ),
};

export const ESPORTS: MomentScene = {
  sky: ['var(--art-night-1)', 'var(--art-red-shade)', 'var(--art-red)'],
  picture: (
    <>
      <path fill="var(--art-gold-pale)" opacity=".18" d="M100-10 200 330h90zM540-10 440 330h-90z" />
      <Banner transform="translate(70 30) scale(1.1)" colour="var(--art-red)" />
      <Banner transform="translate(570 30) scale(1.1)" colour="var(--art-teal-deep)" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-night-2)" d="M160 30h320v130H160z" />
        <path fill="none" stroke="var(--art-gold)" strokeWidth="3" d="M168 38h304v114H168z" />
        <path fill="var(--art-red)" d="M190 58h96v20h-96z" />
        <path fill="var(--art-teal)" d="M354 58h96v20h-96z" />
        <path fill="var(--art-gold)" d="m320 60 8 17 19 2-14 13 4 19-17-9-17 9 4-19-14-13 19-2z" />
        <path
          fill="none"
          stroke="var(--art-glow)"
          strokeWidth="5"
          d="M196 132l22-22 18 14 24-30M444 132l-22-12-18 10-24-22"
        />
        <path fill="var(--art-red-deep)" d="M40 318h560l30 40H10z" />
        <path fill="var(--art-gold)" d="M10 358h620v12H10z" />
      </g>
      <PlayerDesk transform="translate(170 320) scale(1.1)" tunic="var(--art-gold)" />
      <PlayerDesk transform="translate(470 320) scale(-1.1 1.1)" tunic="var(--art-teal)" />
      <CrowdBehind transform="translate(0 416)" width={660} colour="var(--art-night-1)" lights="var(--art-teal)" />
    </>
  ),
};

export const LANTERNS: MomentScene = {
  sky: ['var(--art-night-1)', 'var(--art-night-3)', 'var(--art-dusk)'],
  picture: (
    <>
      <circle cx="510" cy="84" r="66" fill="var(--art-star)" opacity=".16" />
      <circle cx="510" cy="84" r="36" fill="var(--art-star)" />
      <path fill="var(--art-night-5)" d="M0 300q160-70 320-30t320-10v150H0z" />
      <Castle transform="translate(60 292) scale(1.05)" stone="var(--art-night-2)" light="var(--art-gold)" />
      <SkyLantern transform="translate(300 90)" />
      <SkyLantern transform="translate(392 176) scale(1.25)" />
      <SkyLantern transform="translate(216 56) scale(.7)" />
      <SkyLantern transform="translate(560 206) scale(1.1)" />
      <SkyLantern transform="translate(462 36) scale(.6)" />
      <SkyLantern transform="translate(66 92) scale(.7)" />
      <SkyLantern transform="translate(282 206) scale(.8)" />
      <path fill="var(--art-night-3)" stroke="var(--art-line)" strokeWidth="4" d="M-10 342q330-40 660 0v70H-10z" />
      <Person
        pose="cheer"
        hair="scarf"
        head="var(--art-teal)"
        tunic="var(--art-red)"
        transform="translate(334 384) scale(1.3)"
      />
      <Person pose="wave" hair="long" tunic="var(--art-gold)" transform="translate(412 388) scale(1.3)" />
      <Person pose="cheer" tunic="var(--art-ember)" transform="translate(500 384) scale(1.3)" />
    </>
  ),
};

export const DANCE: MomentScene = {
  sky: ['var(--art-red-shade)', 'var(--art-red)', 'var(--art-ember)'],
  picture: (
    <>
      <path fill="var(--art-star)" opacity=".2" d="M320-20 60 340h150zM320-20l260 360H430zM320-20l-50 360h100z" />
      <path
        fill="var(--art-red-deep)"
        stroke="var(--art-line)"
        strokeWidth="4"
        d="M-6-6h84C98 120 70 240 20 330H-6zM646-6h-84c-20 126 8 246 58 336h26z"
      />
      <path
        fill="var(--art-red-shade)"
        opacity=".6"
        d="M22-6c6 120-4 230-26 320h16C54 210 64 100 52-6zM618-6c-6 120 4 230 26 320h-16C586 210 576 100 588-6z"
      />
      <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="4" d="M-10 318h660v90H-10z" />
      <path
        fill="none"
        stroke="var(--art-wood-deep)"
        strokeWidth="3"
        d="M-10 342h660M110 320 90 400M260 320l-10 80M400 320l10 80M540 320l20 80"
      />
      <Person
        pose="dance"
        hair="scarf"
        head="var(--art-gold)"
        tunic="var(--art-teal)"
        legs="var(--art-teal-deep)"
        transform="translate(156 352) scale(1.75)"
      />
      <Person
        pose="dance"
        hair="long"
        tunic="var(--art-gold)"
        legs="var(--art-red-shade)"
        transform="translate(318 366) scale(1.95)"
      />
      <Person pose="dance" tunic="var(--art-night-5)" transform="translate(484 352) scale(-1.75 1.75)" />
    </>
  ),
};
