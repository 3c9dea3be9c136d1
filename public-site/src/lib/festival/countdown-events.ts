import { CONCERT_EVENT } from '@festival/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useSiteSettings } from './site-settings';

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

/**
 * When an event begins, ISO 8601: the concert as the settings say, another event at the moment of the active countdown that
 * has its key; undefined without one.
 */
export function useEventMoment(key: string): string | undefined {
  const { concert_date } = useSiteSettings();
  const { data } = useQuery(countdownQuery);
  return key === CONCERT_EVENT ? concert_date : data?.find(({ event_key }) => event_key === key)?.targetDate;
}
