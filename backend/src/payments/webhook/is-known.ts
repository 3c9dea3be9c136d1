import { isOrderStatus, statusGroup } from '@festival/contracts';
import { listedRefunds, refundedByProvider } from '../payment-log/provider-refunds.js';
import type { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { parseProviderAmount } from '../provider/midtrans-format.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';

type Known = Pick<ProviderTransactionEntity, 'transactionId' | 'status' | 'fraudStatus' | 'raw'>;
type Raw = Record<string, unknown>;

/**
 * Whether the provider itself has answered all that a notification tells: this status of this transaction or a later
 * one, with the same refunds.
 */
export function isKnown(
  { transactionId, transactionStatus, fraudStatus, raw }: ProviderNotification,
  transactions: readonly Known[],
): boolean {
  const known = transactions.find((each) => each.transactionId === transactionId);
  if (!known) return false;
  const status = transactionStatus.toLowerCase();
  // A transaction begins with it, so an answer about it is as new.
  if (status === 'pending' || status === 'authorize') return true;
  if (status !== known.status) return false;
  // A challenged card and an accepted one are both `capture`.
  if (fraudStatus !== null && fraudStatus !== known.fraudStatus) return false;
  // A second partial refund has the status of the first.
  const isRefund = isOrderStatus(status) && statusGroup(status) === 'refunded';
  return !isRefund || hasSameRefunds(raw, known.raw);
}

function hasSameRefunds(told: Raw, known: Raw): boolean {
  const keys = (raw: Raw): string => [...listedRefunds(raw).keys()].sort().join();
  const chargeback = (raw: Raw): number => parseProviderAmount(raw['chargeback_amount']) ?? 0;
  return (
    keys(told) === keys(known) &&
    refundedByProvider(told) === refundedByProvider(known) &&
    chargeback(told) === chargeback(known)
  );
}
