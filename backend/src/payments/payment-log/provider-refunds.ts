import { isSuccessful } from '@festival/contracts';
import { toOrderStatus } from './payment-summary.js';
import { parseProviderAmount } from '../provider/midtrans-format.js';
import type { RefundEntity } from './refund.entity.js';

type Raw = Record<string, unknown>;
type OwnRefund = Pick<RefundEntity, 'refundKey' | 'amount' | 'status'>;

/** Statuses of a refund whose money has gone back through the provider, or may. */
export const UNDER_WAY_OR_DONE: readonly string[] = ['sending', 'unknown', 'done'];

/** Rupiah that the provider reports as refunded of a transaction; 0 when it reports none. */
export function refundedByProvider(raw: Raw): number {
  return parseProviderAmount(raw['refund_amount']) ?? 0;
}

/** The refunds of a transaction as its status lists them, by their key. */
export function listedRefunds(raw: Raw): Map<string, number> {
  const list: unknown = raw['refunds'];
  const refunds = new Map<string, number>();
  if (!Array.isArray(list)) return refunds;
  for (const each of list as unknown[]) {
    const { refund_key: key, refund_amount: amount } = (each ?? {}) as Raw;
    if (typeof key === 'string') refunds.set(key, parseProviderAmount(amount) ?? 0);
  }
  return refunds;
}

/**
 * Rupiah that the provider reports as refunded besides `ours`. Its list names each refund, but entries may lack their
 * keys and the sum may come without a list: the larger figure counts.
 */
export function refundedElsewhere(
  raw: Raw,
  ours: readonly OwnRefund[],
  inSum: (refund: OwnRefund) => boolean = ({ status }) => status === 'done',
): number {
  const listed = listedRefunds(raw);
  const keys = new Set(ours.map((each) => each.refundKey));
  const others = [...listed].filter(([key]) => !keys.has(key)).reduce((sum, [, amount]) => sum + amount, 0);
  const own = ours.filter((each) => listed.has(each.refundKey) || inSum(each));
  return Math.max(others, refundedByProvider(raw) - own.reduce((sum, { amount }) => sum + amount, 0));
}

/** Rupiah refunded at the provider itself between two of its answers; `ours` in any status. */
export function newlyRefundedElsewhere(before: Raw, after: Raw, ours: readonly OwnRefund[]): number {
  // Without a list, the sum may hold a refund that is under way.
  const inSum = ({ status }: OwnRefund): boolean =>
    listedRefunds(after).size > 0 ? status === 'done' : UNDER_WAY_OR_DONE.includes(status);
  return Math.max(0, refundedElsewhere(after, ours, inSum) - refundedElsewhere(before, ours));
}

interface PaidTransaction {
  transactionId: string;
  status: string;
  fraudStatus: string | null;
  grossAmount: number;
  raw: Raw;
}

/** A transaction with the manual refunds, of which the provider knows nothing, applied to its status. */
export function withManualRefunds<T extends PaidTransaction>(
  transaction: T,
  manualRefunds: ReadonlyMap<string, number>,
): T {
  const manual = manualRefunds.get(transaction.transactionId) ?? 0;
  const status = toOrderStatus(transaction);
  if (manual === 0 || status === null || !isSuccessful(status)) return transaction;
  const isAll = manual + refundedByProvider(transaction.raw) >= transaction.grossAmount;
  return { ...transaction, status: isAll ? 'refund' : 'partial_refund' };
}
