import { formatRupiah, type TimelineEntry } from '@festival/contracts';
import type { AttemptEntity } from '../payments/attempt.entity.js';
import type { NotificationEntity } from '../payments/notification.entity.js';
import type { ProviderTransactionEntity } from '../payments/provider-transaction.entity.js';
import type { RefundEntity } from '../payments/refund.entity.js';
import { words } from './order-history.js';

const OUTCOMES: Readonly<Record<NotificationEntity['outcome'], string>> = {
  received: 'not handled yet',
  applied: 'applied',
  known: 'known already',
  amount_mismatch: 'with another amount, not applied',
  deferred: 'to be checked with the provider',
};

const entry = (at: Date, text: string): TimelineEntry => ({ at: at.toISOString(), kind: 'payment', text, by: null });

export function attemptEntries(attempts: readonly AttemptEntity[]): TimelineEntry[] {
  return attempts.flatMap(({ number, providerOrderId, createdAt, closedAt }) => [
    entry(createdAt, `Payment attempt ${number} opened at the provider as ${providerOrderId}`),
    ...(closedAt ? [entry(closedAt, `Payment attempt ${number} closed at the provider`)] : []),
  ]);
}

/** A transaction is told when it was first heard of; what became of it is told by the status changes. */
export function transactionEntries(transactions: readonly ProviderTransactionEntity[]): TimelineEntry[] {
  return transactions.map(({ firstSeenAt, paymentType, grossAmount, transactionId }) =>
    entry(
      firstSeenAt,
      `Payment by ${words(paymentType)} of ${formatRupiah(grossAmount)}, transaction ${transactionId}`,
    ),
  );
}

export function notificationEntries(notifications: readonly NotificationEntity[]): TimelineEntry[] {
  return notifications.map(({ receivedAt, transactionStatus, outcome }) =>
    entry(receivedAt, `Notification of the payment provider: ${transactionStatus} (${OUTCOMES[outcome]})`),
  );
}

export function refundEntries(refunds: readonly RefundEntity[]): TimelineEntry[] {
  return refunds.flatMap((refund) => {
    const amount = formatRupiah(refund.amount);
    const asked: TimelineEntry = {
      at: refund.createdAt.toISOString(),
      kind: 'refund',
      text: `Refund of ${amount} asked for: ${refund.reason}`,
      by: refund.requestedBy,
    };
    if (!refund.settledAt) return [asked];
    const text = `Refund of ${amount}: ${words(refund.status)}`;
    return [asked, { at: refund.settledAt.toISOString(), kind: 'refund', text, by: refund.confirmedBy }];
  });
}
