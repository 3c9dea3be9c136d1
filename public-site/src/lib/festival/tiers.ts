import type { TicketTypeCard } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

/** The fields that the site shows and decides by; the server's answer has more. */
export type TierCardData = Pick<
  TicketTypeCard,
  'type' | 'header' | 'price' | 'buttonText' | 'isDisabled' | 'className' | 'buttonAction'
> &
  Partial<Pick<TicketTypeCard, 'backgroundColor' | 'price_amount' | 'sales_start_at' | 'sales_end_at'>>;

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
