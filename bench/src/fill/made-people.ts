import type { AuditEntryEntity } from '@festival/backend/audit/audit-entry.entity.js';
import type { ScanEntity } from '@festival/backend/tickets/gate/check-in/scan.entity.js';
import type { TicketEntity } from '@festival/backend/tickets/ticket.entity.js';
import type { MadeOrder } from './made-order.js';
import type { Random } from './random.js';

const SHOWN_AGAIN_SHARE = 0.05;
const RECEIPT_SHARE = 0.05;
const MINUTE_MS = 60_000;
const TREASURER = 'treasurer@festival.local';

type UsedTicket = Pick<TicketEntity, 'id' | 'ticketCode' | 'checkedInAt' | 'checkedInGate'>;

/** The scans of a ticket that was used: its check-in, and for a few a second look at the same gate, a minute before. */
export function makeScans(ticket: UsedTicket, random: Random): Array<Omit<ScanEntity, 'id'>> {
  const { checkedInAt } = ticket;
  if (checkedInAt === null) return [];
  const checkIn = scan(ticket, { action: 'checkin', scannedAt: checkedInAt });
  if (!random.isWithin(SHOWN_AGAIN_SHARE)) return [checkIn];
  return [scan(ticket, { action: 'validate', scannedAt: new Date(checkedInAt.getTime() - MINUTE_MS) }), checkIn];
}

function scan(
  { id, ticketCode, checkedInGate }: UsedTicket,
  what: Pick<ScanEntity, 'action' | 'scannedAt'>,
): Omit<ScanEntity, 'id'> {
  return {
    ...what,
    code: ticketCode,
    ticketId: id,
    result: 'valid',
    adminUserId: null,
    gate: checkedInGate,
    device: null,
    nonce: null,
    phoneId: null,
    item: null,
    note: null,
    receivedAt: null,
    noticedAt: null,
  };
}

/** What staff did: for a few orders the receipt was sent again. */
export function makeAuditEntries(
  order: MadeOrder,
  orderId: number,
  random: Random,
): Array<Omit<AuditEntryEntity, 'id'>> {
  if (order.paidAt === null || !random.isWithin(RECEIPT_SHARE)) return [];
  return [
    {
      adminId: null,
      adminEmail: TREASURER,
      action: 'resend_receipt',
      resource: 'orders',
      recordId: String(orderId),
      before: null,
      after: { to: order.buyerEmail },
      address: null,
      createdAt: order.createdAt,
    },
  ];
}
