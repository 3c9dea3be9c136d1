import { ERASED_DOMAIN, isSuccessful, MANUAL_IMPORT_REASON, statusGroup } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import type { OrderEntity } from '../order.entity.js';

export const ERASED = '[erased]';

/** Where mails to the erased buyer of an order would go. */
export const erasedAddress = (orderId: number): string => `order-${orderId}@${ERASED_DOMAIN}`;

export const isErased = ({ buyerEmail }: Pick<OrderEntity, 'buyerEmail'>): boolean =>
  buyerEmail.endsWith(`@${ERASED_DOMAIN}`);

/** Orders whose buyers are still known, as SQL about their table. */
export const IS_KNOWN = `buyer_email NOT LIKE '%@${ERASED_DOMAIN}'`;

/** Whether somebody may still have to do with it: open, holding seats unpaid, or waiting for a person. */
export function isUnderWay(order: OrderEntity): boolean {
  const { openEmail, openPhone, attention, paymentsStale, holdsSeats, status } = order;
  const isOpen = openEmail !== null || openPhone !== null || statusGroup(status) === 'pending';
  return isOpen || attention !== null || paymentsStale || (holdsSeats && !isSuccessful(status));
}

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
