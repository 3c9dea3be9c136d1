import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/guest-stars */
export const lineUpQuery = queryOptions({
  queryKey: ['line-up', 'list'],
  queryFn: async ({ signal }) => {
    const stars = await api('/api/guest-stars', { signal });
    if (!Array.isArray(stars)) throw new TypeError('The line-up could not be read.');
    return stars;
  },
  networkMode: 'always',
});
