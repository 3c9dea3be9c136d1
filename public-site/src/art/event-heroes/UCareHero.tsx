import type { DrawingProps } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import { Bunting } from '../shapes/scenery/Bunting';
import { Panorama } from '../shapes/scenery/Panorama';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';
import { Stall } from '../shapes/scenery/Stall';

function House({ transform, roof }: { transform: string; roof: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="3">
      <path fill="var(--art-paper)" d="M-64 0v-120H64V0z" />
      <path fill="var(--art-paper-shade)" stroke="none" d="M34-118h28V-2H34z" />
      <path
        fill="none"
        stroke="var(--art-wood)"
        strokeWidth="6"
        d="M-64-62H64M-22-118v116M22-118v116M-64-62l42-56M64-62l-42-56"
      />
      <path fill={roof} d="M-80-112 0-184l80 72z" />
      <path fill="var(--art-gold)" d="M-54-40h22v28h-22zM32-40h22v28H32zM-12-102h24v28h-24z" />
      <path fill="var(--art-wood-deep)" d="M-14 0v-34q14-14 28 0V0z" />
    </g>
  );
}

/** U-Care: the square where everyone brings something, round the flame that hands keep. */
export function UCareHero(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-3)', 'var(--art-teal-deep)', 'var(--art-teal)']} {...props}>
      <Rays transform="translate(600 170)" opacity={0.16} length={700} />
      <circle cx="600" cy="180" r="170" fill="var(--art-gold)" opacity=".16" />
      <path fill="var(--art-teal-deep)" d="M0 300q160-70 320-40t280-20 280 30 320-20v230H0z" />
      <House transform="translate(90 376) scale(1.15)" roof="var(--art-red)" />
      <House transform="translate(248 372)" roof="var(--art-ember)" />
      <House transform="translate(1110 376) scale(1.15)" roof="var(--art-ember)" />
      <House transform="translate(952 372)" roof="var(--art-red)" />
      <Bunting transform="translate(168 198)" width={330} sag={34} />
      <Bunting transform="translate(702 198)" width={330} sag={34} />
      <path
        fill="var(--art-paper-shade)"
        stroke="var(--art-line)"
        strokeWidth="4"
        d="M-10 372q610-40 1220 0v120H-10z"
      />
      <path
        fill="none"
        stroke="var(--art-paper-deep)"
        strokeWidth="3"
        d="M60 400h120M240 386h110M840 388h130M1010 410h120M120 450h180M880 452h190M400 462h150M640 462h140"
      />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel-deep)" d="M490 420h220l16 30H474z" />
        <path fill="var(--art-steel)" d="M520 392h160l14 28H506z" />
        <path fill="var(--art-steel)" d="M548 300h104l10 92H538z" />
        <path fill="var(--art-steel-deep)" stroke="none" d="M622 302h28l9 88h-29z" />
      </g>
      <g transform="translate(485 84) scale(2.4)">
        <RealmEmblem realm="ucare" />
      </g>
      <Stall transform="translate(338 424) scale(1.05)" colour="var(--art-red)" />
      <Stall transform="translate(862 424) scale(1.05)" colour="var(--art-teal)" />
      <Person
        pose="give"
        hair="scarf"
        head="var(--art-ember)"
        tunic="var(--art-teal-deep)"
        transform="translate(440 452) scale(1.15)"
      />
      <Person pose="give" tunic="var(--art-gold)" transform="translate(760 452) scale(-1.15 1.15)" />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-paper-light)" d="M462 376h32v28h-32zM706 376h32v28h-32z" />
        <path
          fill="var(--art-red)"
          stroke="none"
          d="M478 399c-10-7-9-14-4-15 3 0 4 2 4 3 0-1 1-3 4-3 5 1 6 8-4 15zM722 399c-10-7-9-14-4-15 3 0 4 2 4 3 0-1 1-3 4-3 5 1 6 8-4 15z"
        />
      </g>
      <Person pose="wave" hair="long" tunic="var(--art-red)" transform="translate(196 462) scale(1.2)" />
      <Person
        pose="wave"
        hair="scarf"
        head="var(--art-gold)"
        tunic="var(--art-night-5)"
        transform="translate(1014 462) scale(-1.2 1.2)"
      />
    </Panorama>
  );
}
