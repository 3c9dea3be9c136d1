import { isOrderStatus, isSuccessful, type OrderStatus } from '@festival/contracts';

/** The fields of a provider transaction that decide about the order. */
export interface TransactionState {
  transactionId: string;
  status: string;
  fraudStatus: string | null;
  transactionAt: Date;
  settledAt: Date | null;
}

/**
 * The provider's status as an order status: capture and settlement count only with fraud status accept or none;
 * `challenge` waits. Null for an unknown status: it changes nothing.
 */
export function toOrderStatus({
  status,
  fraudStatus,
}: Pick<TransactionState, 'status' | 'fraudStatus'>): OrderStatus | null {
  if (status === 'capture' || status === 'settlement') {
    if (fraudStatus === null || fraudStatus === 'accept') return status;
    return fraudStatus === 'challenge' ? 'pending' : 'deny';
  }
  if (!isOrderStatus(status) || ['paid', 'failed', 'cancelled'].includes(status)) return null;
  return status;
}

export interface Summary<T extends TransactionState> {
  /** The order's new status, and the transaction that decides it. */
  status: OrderStatus;
  decisive: T;
  /** Transactions that hold the buyer's money; two of them are one too many. */
  paid: T[];
}

/**
 * One status out of all transactions of an order: money taken speaks first (of several the one that paid the order
 * already, else the earliest), then the transaction that paid and was reversed or refunded, then one that waits, then
 * the latest. So a denied card never hides the QRIS that paid, and only the transaction that paid can reverse it.
 */
export function summarise<T extends TransactionState>(
  transactions: readonly T[],
  paidBefore: string | null,
): Summary<T> | null {
  const known = transactions.flatMap((each) => {
    const status = toOrderStatus(each);
    return status === null ? [] : [{ each, status }];
  });
  if (known.length === 0) return null;
  const byTime = [...known].sort((a, b) => a.each.transactionAt.getTime() - b.each.transactionAt.getTime());
  const paid = byTime.filter(({ status }) => isSuccessful(status));
  const payer = byTime.find(({ each }) => each.transactionId === paidBefore);
  const waiting = byTime.findLast(({ status }) => status === 'pending' || status === 'authorize');
  const chosen = (payer && isSuccessful(payer.status) ? payer : paid[0]) ?? payer ?? waiting ?? byTime.at(-1);
  if (!chosen) return null;
  return { status: chosen.status, decisive: chosen.each, paid: paid.map(({ each }) => each) };
}

/** Provider statuses after which a transaction can take no (more) money; only a reversal or a refund may follow. */
export function isFinalTransaction(status: string): boolean {
  return !['pending', 'authorize', 'capture'].includes(status);
}
