import type { PersonName } from '../sales/scalars.js';
import type { OrderNumber, TicketCode, Timestamp } from '../scalars.js';
import type { TicketHash } from './gate-copy.js';
import type { TicketStatus } from './tickets.js';

/** A check-in that is taken back: a ticket by its code or its hash. */
export interface UndoCheckInRequest {
  ticket_code?: TicketCode;
  code_hash?: TicketHash;
  /** @examples ["Scanned the wrong person's phone"] */
  reason: string;
  /** The check-in's time as it was seen; 409 when there was another one since. Left out: not compared. */
  seen_checked_in_at?: Timestamp;
}

/** A ticket that a lead's phone found by its buyer. */
export interface FoundGateTicket {
  ticket_code: TicketCode;
  status: TicketStatus;
  buyer_name: PersonName;
  order_number: OrderNumber;
}

/** The newest ten. */
export interface FoundGateTickets {
  tickets: FoundGateTicket[];
}
