import type { Transaction } from './model.js';
import { findMethod } from './payment-methods.js';

export interface RefundRequest {
  /** Whole rupiah; absent = all that is left. */
  amount?: number;
  refundKey?: string;
}

export type RefundVerdict = { ok: true; amount: number } | { ok: false; code: '406' | '412' | '414'; message: string };

export function refundedAmount(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/**
 * Settled money of refundable methods only (virtual accounts and shops are not: 412), never more than is left (414), a key
 * only once (406). ShopeePay and OVO give all or nothing.
 */
export function judgeRefund(transaction: Transaction, request: RefundRequest): RefundVerdict {
  if (request.refundKey !== undefined && transaction.refunds.some(({ key }) => key === request.refundKey)) {
    return { ok: false, code: '406', message: 'Duplicate refund ID' };
  }
  const method = findMethod(transaction.method);
  const settled = transaction.status === 'settlement' || transaction.status === 'partial_refund';
  if (!settled || !method?.refundable) {
    return { ok: false, code: '412', message: 'Merchant cannot modify the status of the transaction' };
  }
  const left = transaction.grossAmount - refundedAmount(transaction);
  const amount = request.amount ?? left;
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    return { ok: false, code: '414', message: 'Refund rejected due to invalid amount' };
  }
  if (amount < transaction.grossAmount && !method.partialRefund) {
    return {
      ok: false,
      code: '414',
      message: 'Refund rejected, partial refund is not supported for this payment method',
    };
  }
  return { ok: true, amount };
}
