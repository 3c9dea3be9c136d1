import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { useGetList } from 'react-admin';

/** All tiers in their order. */
export function useTiers(): { tiers: TicketType[]; isPending: boolean } {
  const { data, isPending } = useGetList<TicketType>('ticket-types', {
    pagination: { page: 1, perPage: MAX_TICKET_TYPES },
    sort: { field: 'sort_order', order: 'ASC' },
  });
  return { tiers: data ?? [], isPending };
}
