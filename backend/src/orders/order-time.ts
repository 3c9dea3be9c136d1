import { isOpen } from '@festival/contracts';
import type { OrderEntity } from './order.entity.js';

/** No new payment is begun so shortly before the order's end: the buyer could not finish it. */
const LAST_START_MS = 2 * 60_000;

type Open = Pick<OrderEntity, 'status' | 'expiresAt' | 'openEmail'>;

/** A `deny` that ended the order: by a person, or because its money went back. Open ones have `open_email`. */
export function isEndedByDeny({ status, openEmail }: Pick<OrderEntity, 'status' | 'openEmail'>): boolean {
  return status === 'deny' && openEmail === null;
}

/** Whether a payment may still come by the ordinary way. */
export function isStillOpen(order: Open, now: Date): boolean {
  return isOpen(order.status, order.expiresAt, now) && !isEndedByDeny(order);
}

/** Whether an order may still be paid: open, not deleted, not expired. */
export function canBePaid(order: Open & Pick<OrderEntity, 'deletedAt'>, now: Date): boolean {
  return order.deletedAt === null && now < order.expiresAt && isStillOpen(order, now);
}

/**
 * Whether a new payment may be begun: not in the last two minutes. An order that lives for
 * two minutes or less (possible with the simulator only) has its whole life for it.
 */
export function hasTimeToPay(
  { createdAt, expiresAt }: Pick<OrderEntity, 'createdAt' | 'expiresAt'>,
  now: Date,
): boolean {
  const left = expiresAt.getTime() - now.getTime();
  const whole = expiresAt.getTime() - createdAt.getTime();
  return left >= LAST_START_MS || (left > 0 && whole <= LAST_START_MS);
}

/** An order's end once its payment is opened, counted from placing; never before its present end. */
export function paymentEnd(
  { createdAt, expiresAt }: Pick<OrderEntity, 'createdAt' | 'expiresAt'>,
  expiryMinutes: number,
): Date {
  return new Date(Math.max(expiresAt.getTime(), createdAt.getTime() + expiryMinutes * 60_000));
}

/** The time of a change: later than any before, so that it tells two changes in one millisecond apart. */
export function changeTime({ updatedAt }: Pick<OrderEntity, 'updatedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
