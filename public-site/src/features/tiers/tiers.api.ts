import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

export { tierKeys, tiersQuery } from '../../lib/festival/tiers';

/** GET /api/orders/sell-out-estimates: minutes that the tiers on sale last, by their type. */
export const estimatesQuery = queryOptions({
  queryKey: ['tiers', 'estimates'],
  queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
    const estimates = await api('/api/orders/sell-out-estimates', { signal });
    return Object.fromEntries(estimates.map(({ type, minutes }) => [type, minutes]));
  },
  networkMode: 'always',
});
