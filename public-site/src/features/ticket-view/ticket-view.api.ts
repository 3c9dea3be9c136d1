import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

export const ticketViewKeys = {
  ticket: (code: string, verify: string) => ['ticket-view', code, verify] as const,
};

/** GET /api/tickets/{code}/view?verify=; 403 or 404 without the right signature. */
export function ticketViewPath(code: string, verify: string) {
  return `/api/tickets/${encodeURIComponent(code)}/view?verify=${encodeURIComponent(verify)}` as const;
}

export const ticketViewQuery = (code: string, verify: string) =>
  queryOptions({
    queryKey: ticketViewKeys.ticket(code, verify),
    queryFn: ({ signal }) => api(ticketViewPath(code, verify), { signal }),
    // Without a network the service worker answers.
    networkMode: 'always',
    retryDelay: 1_000,
  });
