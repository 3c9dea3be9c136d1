import { isNotOk, isRecord, type CallOutcome } from '../scan/callOutcome.js';

/** A ticket as the search lists it. */
export interface FoundTicket {
  code: string;
  status: string;
  buyerName: string;
  orderNumber: string;
}

/** The tickets of a search's answer; null when it failed. */
export function readFoundTickets(outcome: CallOutcome): FoundTicket[] | null {
  if (!outcome.reached || isNotOk(outcome) || !isRecord(outcome.body) || !Array.isArray(outcome.body.data)) return null;
  return outcome.body.data.flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    const [code, status, buyerName, orderNumber] = [row.ticket_code, row.status, row.buyer_name, row.order_number];
    const isTicket = typeof code === 'string' && typeof status === 'string';
    return isTicket && typeof buyerName === 'string' && typeof orderNumber === 'string'
      ? [{ code, status, buyerName, orderNumber }]
      : [];
  });
}
