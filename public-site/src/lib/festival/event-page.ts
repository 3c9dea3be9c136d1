import type { EventName } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

/** GET /api/event-pages/{slug}; 404 for a page that isn't active. */
export const eventPageQuery = (name: EventName) =>
  queryOptions({
    queryKey: ['event-page', name],
    queryFn: ({ signal }) => api(`/api/event-pages/${encodeURIComponent(name)}`, { signal }),
    networkMode: 'always',
  });
