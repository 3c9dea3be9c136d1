import { CONCERT_EVENT, EVENT_NAMES, type EventName } from '@festival/contracts';
import { closingQuery } from '../../features/closing/closing.api';
import { countdownQuery } from '../../lib/festival/countdown-events';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { eventPageQuery } from '../../lib/festival/event-page';
import { actsQuery } from '../../lib/festival/acts';
import { tiersQuery } from '../../lib/festival/tiers';

/** The event that an address names; null for an unknown one. */
export const eventNameOf = (slug: string | undefined): EventName | null =>
  EVENT_NAMES.find((name) => name === slug) ?? null;

/** The queries of `/event/{slug}`. */
export const eventDetailQueries = ({ slug }: { slug?: string | undefined }) => {
  const name = eventNameOf(slug);
  if (!name) return [];
  const concert = name === CONCERT_EVENT ? [tiersQuery, actsQuery] : [];
  return [eventPageQuery(name), eventCardsQuery, countdownQuery, closingQuery, ...concert];
};
