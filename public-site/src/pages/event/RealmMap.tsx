import { type EventCard, REALM_NAMES } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router';
import { QuestMap } from '../../art/quest-map/QuestMap';
import { cardLink } from '../../features/event-cards/card-rules';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import styles from './EventPage.module.css';

/** The quest map; a realm whose card is open leads where its card does. */
export function RealmMap() {
  const { data: cards = [] } = useQuery(eventCardsQuery);
  return <QuestMap labels={REALM_NAMES} link={(realm, place) => linked(realm, place, cards)} />;
}

function linked(realm: string, place: ReactNode, cards: readonly EventCard[]): ReactNode {
  const card = cards.find(({ key }) => key === realm);
  const to = card && cardLink(card);
  if (!to?.startsWith('/')) return place;
  return (
    <Link to={to} className={styles.place}>
      {place}
    </Link>
  );
}
