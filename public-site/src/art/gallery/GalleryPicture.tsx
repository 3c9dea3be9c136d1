import type { ComponentType } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import { Drawing } from '../shapes/Drawing';
import type { Realm } from '../realms/realms';
import { RealmEmblem } from '../realms/RealmEmblem';
import { REALM_COLOURS } from '../realms/realm-colours';
import { Banner } from '../shapes/signs/Banner';
import { Bunting } from '../shapes/scenery/Bunting';
import { Castle } from '../shapes/scenery/Castle';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';
import { Sky } from '../shapes/scenery/Sky';

/** The realm's emblem is hoisted over the crowd. */
function Hoisting({ realm }: { realm: Realm }) {
  const { mark } = REALM_COLOURS[realm];
  return (
    <>
      <Rays transform="translate(200 124)" length={320} opacity={0.18} />
      <Banner transform="translate(62 30) scale(1.15)" colour={mark} />
      <Banner transform="translate(338 30) scale(1.15)" colour={mark} />
      <path fill="none" stroke="var(--art-line)" strokeWidth="5" d="M150 0v60M250 0v60" />
      <g transform="translate(118 42) scale(1.71)">
        <RealmEmblem realm={realm} />
      </g>
      <CrowdBehind transform="translate(-6 306)" width={420} colour="var(--art-night-1)" />
    </>
  );
}

/** Three friends arrive before the castle. */
function Arrival({ realm }: { realm: Realm }) {
  const { ground, mark } = REALM_COLOURS[realm];
  return (
    <>
      <circle cx="318" cy="66" r="58" fill="var(--art-star)" opacity=".18" />
      <circle cx="318" cy="66" r="30" fill="var(--art-star)" />
      <Castle transform="translate(112 206) scale(1)" stone="var(--art-night-1)" light="var(--art-gold)" />
      <path fill={ground} stroke="var(--art-line)" strokeWidth="3" d="M-6 208q200-44 412 0v100H-6z" />
      <path fill="var(--art-paper-shade)" d="M188 196q10 50-60 110h150q-20-60-66-110z" />
      <Bunting transform="translate(0 30)" width={230} sag={30} />
      <Person
        pose="wave"
        hair="scarf"
        head={mark}
        tunic="var(--art-night-5)"
        transform="translate(112 286) scale(1.2)"
      />
      <Person pose="cheer" tunic="var(--art-red)" transform="translate(204 292) scale(1.25)" />
      <Person pose="wave" hair="long" tunic="var(--art-gold)" transform="translate(296 286) scale(1.2)" />
    </>
  );
}

/** The realm's stage, its people dancing in the light. */
function Revel({ realm }: { realm: Realm }) {
  const { ground, mark } = REALM_COLOURS[realm];
  return (
    <>
      <path fill="var(--art-gold-pale)" opacity=".28" d="M70 10 10 260h120zM330 10l60 250H270zM200 0l-90 260h180z" />
      <path fill={ground} stroke="var(--art-line)" strokeWidth="4" d="M-6 218h412v90H-6z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="6" strokeDasharray="0 22" d="M8 238h400" />
      <path
        fill={mark}
        stroke="var(--art-line)"
        strokeWidth="4"
        d="M-6-6h66c10 90-10 170-42 226H-6zM406-6h-66c-10 90 10 170 42 226h24z"
      />
      <path
        fill="var(--art-line)"
        opacity=".22"
        d="M18-4c4 80-4 160-18 222h14C38 150 48 80 42-4zM382-4c-4 80 4 160 18 222h-14c-24-68-34-138-28-222z"
      />
      <g transform="translate(152 14)">
        <RealmEmblem realm={realm} />
      </g>
      <Person pose="dance" hair="long" tunic="var(--art-ember)" transform="translate(128 232) scale(1.15)" />
      <Person
        pose="cheer"
        hair="scarf"
        head="var(--art-gold)"
        tunic="var(--art-teal)"
        transform="translate(200 238) scale(1.15)"
      />
      <Person
        pose="dance"
        tunic="var(--art-night-5)"
        legs="var(--art-wood-deep)"
        transform="translate(272 232) scale(-1.15 1.15)"
      />
      <CrowdBehind transform="translate(-14 318)" width={430} colour="var(--art-night-1)" lights="var(--art-teal)" />
    </>
  );
}

const VARIATIONS: readonly ComponentType<{ realm: Realm }>[] = [Hoisting, Arrival, Revel];

/**
 * A picture for the gallery of an event that has none of its own, 400 × 300. Any whole number is a variation; there are
 * three, taken in turn.
 */
export function GalleryPicture({ realm, variation, ...drawing }: DrawingProps & { realm: Realm; variation: number }) {
  const { ground, glow } = REALM_COLOURS[realm];
  const Picture = VARIATIONS[Math.abs(variation) % VARIATIONS.length] ?? Hoisting;
  return (
    <Drawing width={400} height={300} cut {...drawing}>
      <Sky width={400} height={300} colours={[ground, glow, glow]} />
      <Picture realm={realm} />
    </Drawing>
  );
}
