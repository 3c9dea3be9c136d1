import type { AdminTicket, DoorListSort, ResetTicketRequest } from '@festival/contracts';
import type { FileUrl } from '../../lib/apiTypes';
import { getData, sendJson, type HttpAnswer } from '../../lib/httpClient';

/** Calls for tickets beyond the list. */
export const ticketCalls = {
  totals: () => getData('/api/admin/tickets/totals'),

  /** Sends the check-in that was on the screen, so that a newer one is not undone unseen. */
  reset({ ticket_code, checked_in_at }: AdminTicket, confirm_code: string, secret: string): Promise<HttpAnswer> {
    const request: ResetTicketRequest = { secret, confirm_code, seen_checked_in_at: checked_in_at };
    return sendJson('POST', `/api/tickets/${ticket_code}/reset`, request);
  },

  resetAll: (secret: string) => sendJson('POST', '/api/tickets/reset-all', { secret }),
};

export const doorListAddress = (sort: DoorListSort): FileUrl => `/api/admin/tickets/door-list.pdf?sort=${sort}`;
