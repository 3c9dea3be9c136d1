import type { ReactNode } from 'react';
import { REALMS, type Realm, RealmEmblem } from '../realms/RealmEmblem';
import styles from './QuestMap.module.css';
import { TallMap } from './TallMap';
import { WideMap } from './WideMap';

export interface QuestMapProps {
  /** What stands below each realm's emblem. */
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
