import { MANUAL_IMPORT_REASON } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import type { OrderEntity } from '../order.entity.js';

/** No mail can go there (RFC 6761), and no buyer has it. */
const DOMAIN = 'erased.invalid';

export const ERASED = '[erased]';

/** Where mails to the erased buyer of an order would go. */
export const erasedAddress = (orderId: number): string => `order-${orderId}@${DOMAIN}`;

export const isErased = ({ buyerEmail }: Pick<OrderEntity, 'buyerEmail'>): boolean => buyerEmail.endsWith(`@${DOMAIN}`);

/** Orders whose buyers are still known, as SQL about their table. */
export const IS_KNOWN = `buyer_email NOT LIKE '%@${DOMAIN}'`;

/** Orders that somebody may still have to do with: open, holding seats unpaid, or waiting for a person. As SQL about `o`. */
export const IS_UNDER_WAY = `(o.open_email IS NOT NULL OR o.open_phone IS NOT NULL OR o.attention IS NOT NULL
  OR o.payments_stale = TRUE OR o.status IN ('pending', 'authorize')
  OR (o.holds_seats = TRUE AND o.status NOT IN ('paid', 'settlement', 'capture', 'partial_refund', 'partial_chargeback')))`;

/** An order without its buyer: amounts, states, times and the provider's ids stay. */
export function withoutBuyer({ id, syncLockedReason }: OrderEntity) {
  // The reason tells which orders came from the form.
  const isFixed = syncLockedReason === null || syncLockedReason === MANUAL_IMPORT_REASON;
  return {
    subject: randomUUID(),
    buyerName: ERASED,
    buyerEmail: erasedAddress(id),
    buyerPhone: '-',
    syncLockedReason: isFixed ? syncLockedReason : ERASED,
    holdNetwork: null,
  };
}
