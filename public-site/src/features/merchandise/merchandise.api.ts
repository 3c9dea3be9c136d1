import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/merchandise: single items and bundles, each in its order. */
export const merchandiseQuery = queryOptions({
  queryKey: ['merchandise'],
  queryFn: async ({ signal }) => {
    const merchandise = await api('/api/merchandise', { signal });
    if (!Array.isArray(merchandise?.items) || !Array.isArray(merchandise.bundles)) {
      throw new TypeError('The merchandise could not be read.');
    }
    return merchandise;
  },
  networkMode: 'always',
});
