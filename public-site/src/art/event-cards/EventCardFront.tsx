import type { DrawingProps } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import type { Realm } from '../realms/realms';
import { REALM_COLOURS } from '../realms/realm-colours';
import { ArchCard } from '../shapes/signs/ArchCard';
import { Castle } from '../shapes/scenery/Castle';

/** The front of a realm's card: its emblem rises over the castle; the ribbon is free for the event's name. */
export function EventCardFront({ realm, ...drawing }: DrawingProps & { realm: Realm }) {
  const { ground, glow } = REALM_COLOURS[realm];
  return (
    <ArchCard
      ground={ground}
      glow={glow}
      ribbon={{ bright: 'var(--art-night-4)', deep: 'var(--art-night-2)' }}
      {...drawing}
    >
      <Castle transform="translate(38 206) scale(.5)" stone="var(--art-night-1)" light="var(--art-gold)" />
      <Castle transform="translate(172 206) scale(-.42 .42)" stone="var(--art-night-1)" light="var(--art-gold)" />
      <circle cx="105" cy="112" r="76" fill="var(--art-star)" opacity=".16" />
      <g transform="translate(40 47) scale(1.36)">
        <RealmEmblem realm={realm} />
      </g>
      <path fill="var(--art-night-1)" d="M20 196q42-14 85-6t85-4v24H20z" />
    </ArchCard>
  );
}
