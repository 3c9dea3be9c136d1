import type { ReactNode } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import { REALMS, type Realm } from '../realms/realms';
import { Castle } from '../shapes/scenery/Castle';
import { Compass } from '../shapes/signs/Compass';
import { Forest, Mountains, Ship, Waves } from './MapParts';
import { MapSheet } from './MapSheet';
import styles from './QuestMap.module.css';

export interface QuestMapProps {
  /** The text below each realm's emblem. */
  labels: Record<Realm, string>;
  /** Puts a link round a place; without it the places only show. */
  link?: (realm: Realm, place: ReactNode) => ReactNode;
}

/** The quest map: the five realms on their way, in order; in portrait on a phone, in landscape from 700 px. */
export function QuestMap({ labels, link = (_, place) => place }: QuestMapProps) {
  return (
    <div className={styles.map} data-ground="parchment">
      <WideMap className={styles.wide} />
      <TallMap className={styles.tall} />
      <ol className={styles.places}>
        {REALMS.map((realm) => (
          <li key={realm} className={styles[realm]}>
            {link(
              realm,
              <span className={styles.place}>
                <RealmEmblem realm={realm} className={styles.emblem} />
                <span className={styles.label}>{labels[realm]}</span>
              </span>,
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const WIDE_SEA =
  'M720 620c-20-60 30-84 90-96s96-50 170-56 90-70 160-70v240zM-20-20h210c-6 50-60 52-80 90s-60 40-80 92-30 30-50 30z';
const WIDE_WAY = 'M156 428C250 440 220 214 348 186S430 424 556 408 640 200 774 214 880 300 962 178';

/** The map in landscape, 1120 × 600. */
function WideMap(props: DrawingProps) {
  return (
    <MapSheet width={1120} height={600} sea={WIDE_SEA} way={WIDE_WAY} {...props}>
      <Waves transform="translate(90 66) scale(.8)" />
      <Waves transform="translate(828 566)" />
      <Waves transform="translate(1058 476)" />
      <Ship transform="translate(946 548) scale(1.15)" />
      <Mountains transform="translate(530 140) scale(1.15)" />
      <Mountains transform="translate(632 116) scale(.9)" />
      <Mountains transform="translate(268 408) scale(.8)" />
      <Forest transform="translate(392 514) scale(1.05)" />
      <Forest transform="translate(498 252) scale(.8)" />
      <Forest transform="translate(694 398)" />
      <Forest transform="translate(164 250) scale(.85)" />
      <Castle transform="translate(868 100) scale(.52)" stone="var(--art-wood-deep)" light="var(--art-paper)" />
      <Compass transform="translate(322 512) scale(.9)" />
    </MapSheet>
  );
}

const TALL_SEA =
  'M-20 620c40-10 70 6 96 40s80 30 90 70 20 30 20 70H-20zM380 220c-40 4-60 20-70 50s20 50 0 80 20 50 70 50z';
const TALL_WAY = 'M246 652C150 640 190 540 108 516S160 420 246 380 200 270 112 246 170 160 246 122';

/** The map in portrait, 360 × 780. */
function TallMap(props: DrawingProps) {
  return (
    <MapSheet width={360} height={780} sea={TALL_SEA} way={TALL_WAY} {...props}>
      <Waves transform="translate(72 730) scale(.8)" />
      <Waves transform="translate(350 300) scale(.5)" />
      <Ship transform="translate(60 706) scale(.8)" />
      <Castle transform="translate(54 122) scale(.48)" stone="var(--art-wood-deep)" light="var(--art-paper)" />
      <Mountains transform="translate(286 532) scale(.85)" />
      <Mountains transform="translate(244 240) scale(.7)" />
      <Forest transform="translate(86 396) scale(.85)" />
      <Forest transform="translate(312 720) scale(.6)" />
      <Compass transform="translate(62 600) scale(.52)" />
    </MapSheet>
  );
}
