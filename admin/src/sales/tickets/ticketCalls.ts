import type {
  AdminTicket,
  DoorListSort,
  ResetAllTicketsData,
  ResetTicketRequest,
  TicketTotals,
} from '@festival/contracts';
import { httpClient, type HttpAnswer } from '../../lib/httpClient';

function post<T>(url: string, body: object): Promise<HttpAnswer<T>> {
  return httpClient<T>(url, { method: 'POST', body: JSON.stringify(body) });
}

/** What can be asked of tickets beyond the list (back-office specification, section 7). */
export const ticketCalls = {
  async totals(): Promise<TicketTotals> {
    return (await httpClient<TicketTotals>('/api/admin/tickets/totals')).json;
  },

  /** Sends along the check-in that was on the screen, so that one made meanwhile is not undone unseen. */
  reset({ ticket_code, checked_in_at }: AdminTicket, confirm_code: string, secret: string): Promise<HttpAnswer> {
    const request: ResetTicketRequest = { secret, confirm_code, seen_checked_in_at: checked_in_at };
    return post(`/api/tickets/${ticket_code}/reset`, request);
  },

  resetAll: (secret: string) => post<ResetAllTicketsData>('/api/tickets/reset-all', { secret }),
};

export const doorListAddress = (sort: DoorListSort): string => `/api/admin/tickets/door-list.pdf?sort=${sort}`;
