import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';

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

/** When an event begins, ISO 8601: the moment of the active countdown that has its key; undefined without one. */
export function useEventMoment(key: string): string | undefined {
  const { data } = useQuery(countdownQuery);
  return data?.find(({ event_key }) => event_key === key)?.targetDate;
}
