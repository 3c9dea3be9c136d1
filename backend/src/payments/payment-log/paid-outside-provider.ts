import { isSuccessful, statusGroup } from '@festival/contracts';
import type { OrderEntity } from '../../orders/order.entity.js';
import { toOrderStatus, type TransactionState } from './payment-summary.js';

/** The provider tells times in whole seconds. */
const PROVIDER_PRECISION_MS = 1_000;

export type PaidOrder = Pick<OrderEntity, 'transactionId' | 'paidAt' | 'finalAmount'>;
type Timed = Pick<TransactionState, 'status' | 'fraudStatus' | 'transactionAt' | 'settledAt'>;

/**
 * Whether the order was paid outside the provider: staff marked it as paid before any of its provider `transactions`
 * took money. One that had taken money by then is the payment that staff meant.
 */
export function isPaidOutsideProvider(
  { transactionId, paidAt, finalAmount }: PaidOrder,
  transactions: readonly Timed[],
): boolean {
  if (transactionId !== null || paidAt === null || finalAmount === 0) return false;
  return transactions
    .filter(tookMoney)
    .every((each) => (each.settledAt ?? each.transactionAt).getTime() + PROVIDER_PRECISION_MS > paidAt.getTime());
}

/** The provider holds its money, or held it and gave it back. */
export function tookMoney(transaction: Pick<TransactionState, 'status' | 'fraudStatus'>): boolean {
  const status = toOrderStatus(transaction);
  return status !== null && (isSuccessful(status) || statusGroup(status) === 'refunded');
}
