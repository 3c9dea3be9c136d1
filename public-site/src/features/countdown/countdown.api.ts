import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/countdown-events, never from the browser's cache: the active ones in their order, past ones included. */
export const countdownQuery = queryOptions({
  queryKey: ['countdown-events'],
  queryFn: async ({ signal }) => {
    const events = await api('/api/countdown-events', { signal, noCache: true });
    if (!Array.isArray(events)) throw new TypeError('The countdown could not be read.');
    return events;
  },
  networkMode: 'always',
});
