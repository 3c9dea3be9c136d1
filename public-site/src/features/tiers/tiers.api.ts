import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';
import type { TierCardData } from './tier-fallback';

export const tierKeys = { list: ['tiers', 'list'] as const };

/** GET /api/ticket-types, in the order of the cards. */
export const tiersQuery = queryOptions({
  queryKey: tierKeys.list,
  queryFn: async ({ signal }): Promise<readonly TierCardData[]> => {
    const tiers = await api('/api/ticket-types', { signal });
    if (!Array.isArray(tiers)) throw new TypeError('The list of tickets could not be read.');
    return tiers;
  },
  networkMode: 'always',
});
