export const ORDER_STATUSES = [
  'pending',
  'authorize',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
  'failure',
  'paid',
  'failed',
  'cancelled',
] as const;
/** The payment provider's words for a payment, and three of the back office: paid, failed, cancelled. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type StatusGroup = 'paid' | 'pending' | 'failed' | 'refunded';

const GROUPS: Readonly<Record<OrderStatus, StatusGroup>> = {
  paid: 'paid',
  settlement: 'paid',
  capture: 'paid',
  pending: 'pending',
  authorize: 'pending',
  failed: 'failed',
  cancelled: 'failed',
  deny: 'failed',
  cancel: 'failed',
  expire: 'failed',
  failure: 'failed',
  refund: 'refunded',
  partial_refund: 'refunded',
  chargeback: 'refunded',
  partial_chargeback: 'refunded',
};

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(GROUPS, text);
}

/** The group that totals and filters use. */
export function statusGroup(status: OrderStatus): StatusGroup {
  return GROUPS[status];
}

export function statusesIn(group: StatusGroup): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => GROUPS[status] === group);
}

/** The buyer has valid tickets: the paid group, and partial refunds and chargebacks. */
export function isSuccessful(status: OrderStatus): boolean {
  return GROUPS[status] === 'paid' || status === 'partial_refund' || status === 'partial_chargeback';
}

/** Statuses in which money may still come by the ordinary way; `deny` only until the order's time is over. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'authorize', 'deny'];

/** Whether an order may still be paid: pending, authorize, and deny before it expires. */
export function isOpen(status: OrderStatus, expiresAt: Date, now: Date): boolean {
  return GROUPS[status] === 'pending' || (status === 'deny' && now < expiresAt);
}

/** The back office's payment status; derived from the order's status, never stored. */
export type PaymentStatus = 'completed' | 'pending' | 'failed' | 'cancelled';

export function paymentStatus(status: OrderStatus): PaymentStatus {
  if (isSuccessful(status)) return 'completed';
  if (GROUPS[status] === 'pending') return 'pending';
  const cancelled = GROUPS[status] === 'refunded' || status === 'cancel' || status === 'cancelled';
  return cancelled ? 'cancelled' : 'failed';
}

const DESCRIPTIONS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Waiting for payment',
  authorize: 'Payment authorized, waiting for capture',
  capture: 'Payment received',
  settlement: 'Payment received',
  paid: 'Payment received',
  deny: 'Payment was denied',
  cancel: 'Payment was cancelled',
  cancelled: 'Order was cancelled',
  expire: 'Payment has expired',
  failure: 'Payment failed',
  failed: 'Payment failed',
  refund: 'Payment was refunded',
  partial_refund: 'Payment was partly refunded',
  chargeback: 'Payment was charged back',
  partial_chargeback: 'Payment was partly charged back',
};

/** `status_description` of the buyer's status call. */
export function describeStatus(status: OrderStatus): string {
  return DESCRIPTIONS[status];
}
