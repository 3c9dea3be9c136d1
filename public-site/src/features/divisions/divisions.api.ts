import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/divisions, in their order. */
export const divisionsQuery = queryOptions({
  queryKey: ['divisions'],
  queryFn: async ({ signal }) => {
    const divisions = await api('/api/divisions', { signal });
    if (!Array.isArray(divisions)) throw new TypeError('The divisions could not be read.');
    return divisions;
  },
  networkMode: 'always',
});
