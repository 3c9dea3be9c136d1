import { isSuccessful } from '@festival/contracts';
import { toOrderStatus } from './attempt-summary.js';
import { parseProviderAmount } from './midtrans-format.js';

type Raw = Record<string, unknown>;

/** Rupiah that the provider says it has given back of a transaction; 0 when it says nothing. */
export function refundedAt(raw: Raw): number {
  return parseProviderAmount(raw['refund_amount']) ?? 0;
}

/** The refunds of a transaction as its status lists them, by their key (midtrans.md 3.3). */
export function refundsOf(raw: Raw): Map<string, number> {
  const list: unknown = raw['refunds'];
  const refunds = new Map<string, number>();
  if (!Array.isArray(list)) return refunds;
  for (const each of list as unknown[]) {
    const { refund_key: key, refund_amount: amount } = (each ?? {}) as Raw;
    if (typeof key === 'string') refunds.set(key, parseProviderAmount(amount) ?? 0);
  }
  return refunds;
}

interface PaidTransaction {
  transactionId: string;
  status: string;
  fraudStatus: string | null;
  grossAmount: number;
  raw: Raw;
}

/** A transaction as it stands with the money that people sent back by hand, of which the provider knows nothing. */
export function withSentBack<T extends PaidTransaction>(transaction: T, sentBack: ReadonlyMap<string, number>): T {
  const byHand = sentBack.get(transaction.transactionId) ?? 0;
  const status = toOrderStatus(transaction);
  if (byHand === 0 || status === null || !isSuccessful(status)) return transaction;
  const isAll = byHand + refundedAt(transaction.raw) >= transaction.grossAmount;
  return { ...transaction, status: isAll ? 'refund' : 'partial_refund' };
}
