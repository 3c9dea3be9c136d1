import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';
import type { TierCardData } from './tier-fallback';

export const tierKeys = { list: ['tiers', 'list'] as const, estimates: ['tiers', 'estimates'] as const };

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

/** GET /api/orders/sell-out-estimates: minutes that the tiers on sale last, by their type. */
export const estimatesQuery = queryOptions({
  queryKey: tierKeys.estimates,
  queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
    const estimates = await api('/api/orders/sell-out-estimates', { signal });
    return Object.fromEntries(estimates.map(({ type, minutes }) => [type, minutes]));
  },
  networkMode: 'always',
});
