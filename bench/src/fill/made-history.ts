import { statusGroup, type OrderStatus } from '@festival/contracts';
import type { OrderEventEntity } from '@festival/backend/orders/status/order-event.entity.js';
import type { MadeOrder } from './made-order.js';

type MadeEvent = Omit<OrderEventEntity, 'id'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Which way an order came to its end without money. */
const ENDS: Partial<Record<OrderStatus, string>> = { expire: 'expiry', cancel: 'buyer', deny: 'notification' };

/** The changes of status by which an order came from waiting for payment to its status; none where it still waits. */
export function makeHistory(order: MadeOrder, orderId: number): MadeEvent[] {
  const { status, paidAt, expiresAt, source } = order;
  const change = (from: OrderStatus, to: OrderStatus, via: string, at: Date): MadeEvent => ({
    orderId,
    kind: 'status',
    fromStatus: from,
    toStatus: to,
    via,
    detail: null,
    at,
  });
  if (status === 'pending') return [];
  if (!paidAt) return [change('pending', status, ENDS[status] ?? 'notification', expiresAt)];
  const isRefunded = statusGroup(status) === 'refunded';
  const paidAs = isRefunded ? 'settlement' : status;
  const paid = change('pending', paidAs, source === 'web' ? 'notification' : 'admin', paidAt);
  if (!isRefunded) return [paid];
  return [paid, change(paidAs, status, 'refund', new Date(paidAt.getTime() + DAY_MS))];
}
