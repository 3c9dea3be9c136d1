import { useQuery } from '@tanstack/react-query';
import { ticketCalls } from './ticketCalls';

/** Figures over all tickets; made fresh with the lists, beside which they stand. */
export function useTicketTotals() {
  return useQuery({ queryKey: ['tickets', 'getList', 'totals'], queryFn: () => ticketCalls.totals() });
}
