import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/event-upcoming-details, in the order of the cards. */
export const eventCardsQuery = queryOptions({
  queryKey: ['event-cards', 'list'],
  queryFn: async ({ signal }) => {
    const cards = await api('/api/event-upcoming-details', { signal });
    if (!Array.isArray(cards)) throw new TypeError('The list of events could not be read.');
    return cards;
  },
  networkMode: 'always',
});
