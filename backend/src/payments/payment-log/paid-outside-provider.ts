import { isSuccessful, statusGroup } from '@festival/contracts';
import type { OrderEntity } from '../../orders/order.entity.js';
import { toOrderStatus, type TransactionState } from './payment-summary.js';

/** The provider tells times in whole seconds. */
const PROVIDER_PRECISION_MS = 1_000;

export type PaidOrder = Pick<OrderEntity, 'transactionId' | 'paidAt' | 'finalAmount'>;
type Dated = Pick<TransactionState, 'status' | 'fraudStatus' | 'transactionAt' | 'settledAt'>;

/**
 * Whether the order's own money came by another way than the provider: a person said that it was paid, and what the
 * provider holds (in `transactions`, in any state) came after that. What it held already is the payment that the
 * person meant.
 */
export function isPaidOutsideProvider(
  { transactionId, paidAt, finalAmount }: PaidOrder,
  transactions: readonly Dated[],
): boolean {
  if (transactionId !== null || paidAt === null || finalAmount === 0) return false;
  return transactions
    .filter(tookMoney)
    .every((each) => (each.settledAt ?? each.transactionAt).getTime() + PROVIDER_PRECISION_MS > paidAt.getTime());
}

/** Money that the provider holds, or held and gave back. */
export function tookMoney(transaction: Pick<TransactionState, 'status' | 'fraudStatus'>): boolean {
  const status = toOrderStatus(transaction);
  return status !== null && (isSuccessful(status) || statusGroup(status) === 'refunded');
}
