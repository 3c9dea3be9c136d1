import type { RetainedRows } from '../../../platform/database/retained-rows.js';
import { HandOutEntity } from '../check-in/hand-out.entity.js';
import { ScanEntity } from '../check-in/scan.entity.js';
import { TicketEntity } from '../../ticket.entity.js';

const ORDER_OF_TICKET = '(SELECT t.order_id FROM tickets t WHERE t.id = ticket_id)';

/** Who scanned, on which phone, what was noted, and codes of no ticket, which may be anything. The scan itself stays. */
const SCANS: RetainedRows<ScanEntity> = {
  entity: ScanEntity,
  date: 'scanned_at',
  holds: "device IS NOT NULL OR admin_user_id IS NOT NULL OR note IS NOT NULL OR (ticket_id IS NULL AND code <> '')",
  becomes: {
    device: null,
    adminUserId: null,
    note: null,
    code: () => "CASE WHEN ticket_id IS NULL THEN '' ELSE code END",
  },
  walkBy: 'id',
  orderId: ORDER_OF_TICKET,
};

const HAND_OUTS: RetainedRows<HandOutEntity> = {
  entity: HandOutEntity,
  date: 'handed_at',
  holds: 'device IS NOT NULL',
  becomes: { device: null },
  walkBy: 'ticket_id',
  orderId: ORDER_OF_TICKET,
};

const CHECK_INS: RetainedRows<TicketEntity> = {
  entity: TicketEntity,
  date: 'created_at',
  holds: 'checked_in_by IS NOT NULL',
  becomes: { checkedInBy: null },
  walkBy: 'id',
  orderId: 'order_id',
};

export const RETAINED_SCANS: readonly RetainedRows[] = [SCANS, HAND_OUTS, CHECK_INS] as unknown as RetainedRows[];
