import { EVENT_NAMES, type EventName } from '@festival/contracts';
import { closingQuery } from '../../features/closing/closing.api';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { eventPageQuery } from '../../features/event-page/event-page.api';

/** The event that an address names; null for an unknown one. */
export const eventNameOf = (slug: string | undefined): EventName | null =>
  EVENT_NAMES.find((name) => name === slug) ?? null;

/** The queries of `/event/{slug}`. */
export const eventDetailQueries = ({ slug }: { slug?: string | undefined }) => {
  const name = eventNameOf(slug);
  return name ? [eventPageQuery(name), eventCardsQuery, closingQuery] : [];
};
