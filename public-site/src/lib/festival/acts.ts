import type { Act } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

/** GET /api/acts: who plays, in the editors' order. */
export const actsQuery = queryOptions({
  queryKey: ['acts'],
  queryFn: async ({ signal }): Promise<readonly Act[]> => {
    const acts = await api('/api/acts', { signal });
    if (!Array.isArray(acts)) throw new TypeError('The line-up could not be read.');
    return acts;
  },
  networkMode: 'always',
});
