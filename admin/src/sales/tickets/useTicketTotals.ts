import { useQuery } from '@tanstack/react-query';
import { ticketCalls } from './ticketCalls';

/** Figures over all tickets; asked for anew, as the list is, after a reset. */
export function useTicketTotals() {
  return useQuery({ queryKey: ['tickets', 'totals'], queryFn: () => ticketCalls.totals() });
}
