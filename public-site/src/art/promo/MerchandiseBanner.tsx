import type { DrawingProps } from '../shapes/Drawing';
import { HandFan } from '../merchandise/items/HandFan';
import { Keychain } from '../merchandise/items/Keychain';
import { Lanyard } from '../merchandise/items/Lanyard';
import { Totebag } from '../merchandise/items/Totebag';
import { Tshirt } from '../merchandise/items/Tshirt';
import { Bunting } from '../shapes/scenery/Bunting';
import { Panorama } from '../shapes/scenery/Panorama';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';
import { SkyLantern } from '../shapes/scenery/SkyLantern';
import { Stall } from '../shapes/scenery/Stall';

/** The merchant's stall on the night market, hung with everything there is to buy. */
export function MerchandiseBanner(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-night-4)', 'var(--art-ember-deep)']} {...props}>
      <Rays transform="translate(600 220)" colour="var(--art-gold-pale)" opacity={0.14} length={720} />
      <circle cx="600" cy="230" r="240" fill="var(--art-gold)" opacity=".18" />
      <Bunting transform="translate(-10 56)" width={400} sag={44} />
      <Bunting transform="translate(810 56)" width={400} sag={44} />
      <SkyLantern transform="translate(96 168) scale(1.1)" />
      <SkyLantern transform="translate(1104 168) scale(1.1)" />
      <path fill="var(--art-wood-deep)" stroke="var(--art-line)" strokeWidth="4" d="M-10 410q610-24 1220 0v80H-10z" />
      <Stall transform="translate(178 432) scale(1.45)" colour="var(--art-teal)" />
      <Stall transform="translate(1022 432) scale(1.45)" colour="var(--art-red)" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-ember-deep)" d="M392 96h416v280H392z" />
        <path fill="var(--art-wood)" d="M384 90h18v350h-18zM798 90h18v350h-18z" />
        <path fill="var(--art-wood)" d="M364 366h472v30H364z" />
        <path fill="var(--art-wood-deep)" d="M380 396h440v70H380z" />
        <path
          fill="var(--art-paper-light)"
          d="M352 94l32-66h432l32 66q4 10 0 20-31 24-62 0-31 24-62 0-31 24-62 0-31 24-62 0-31 24-62 0-31 24-62 0-31 24-62 0-31 24-62 0-4-10 0-20z"
        />
        <path
          fill="var(--art-red)"
          strokeWidth="3"
          d="M414 114q-31 24-62 0-4-10 0-20l32-66h54zM476 114l16-86h54l-8 86q-31 24-62 0zM600 28h54l8 86q-31 24-62 0zM708 28h54l24 86q-31 24-62 0z"
        />
      </g>
      <HandFan transform="translate(600 246) scale(.82)" />
      <Tshirt transform="translate(600 284) scale(.66)" />
      <Totebag transform="translate(468 282) scale(.62)" />
      <Lanyard transform="translate(730 244) scale(.6)" />
      <Keychain charm="crown" transform="translate(548 420) scale(.56)" />
      <Keychain charm="star" transform="translate(600 420) scale(.56)" />
      <Keychain charm="flame" transform="translate(652 420) scale(.56)" />
      <Person
        pose="give"
        hair="scarf"
        head="var(--art-teal)"
        tunic="var(--art-red)"
        transform="translate(322 462) scale(1.45)"
      />
      <Person pose="wave" tunic="var(--art-gold)" transform="translate(882 462) scale(-1.45 1.45)" />
    </Panorama>
  );
}
