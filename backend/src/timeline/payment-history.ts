import { formatRupiah, type TimelineEntry } from '@festival/contracts';
import type { AttemptEntity } from '../payments/payment-log/attempt.entity.js';
import { toOrderStatus } from '../payments/payment-log/payment-summary.js';
import type { NotificationEntity } from '../payments/webhook/notification.entity.js';
import { tookMoney } from '../payments/payment-log/paid-outside-provider.js';
import type { ProviderTransactionEntity } from '../payments/payment-log/provider-transaction.entity.js';
import type { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { words } from './order-history.js';

const OUTCOMES: Readonly<Record<NotificationEntity['outcome'], string>> = {
  received: 'not handled yet',
  applied: 'applied',
  known: 'known already',
  amount_mismatch: 'with another amount, not applied',
  deferred: 'to be checked with the provider',
};

/** Messages that come with every answer and give no reason. */
const NO_REASON = /^(success\b|midtrans payment notification)/i;

const entry = (at: Date, text: string): TimelineEntry => ({ at: at.toISOString(), kind: 'payment', text, by: null });

export function attemptEntries(attempts: readonly AttemptEntity[]): TimelineEntry[] {
  return attempts.flatMap(({ number, providerOrderId, createdAt, closedAt }) => [
    entry(createdAt, `Payment attempt ${number} opened at the provider as ${providerOrderId}`),
    ...(closedAt ? [entry(closedAt, `Payment attempt ${number} closed at the provider`)] : []),
  ]);
}

/** A transaction is opened, then paid or denied; only money that came is called a payment of so much. */
export function transactionEntries(transactions: readonly ProviderTransactionEntity[]): TimelineEntry[] {
  return transactions.flatMap((transaction) => {
    const { firstSeenAt, settledAt, paymentType, grossAmount, transactionId } = transaction;
    const isMoney = tookMoney(transaction);
    const paidAt = settledAt !== null && settledAt > firstSeenAt ? settledAt : firstSeenAt;
    const [amount, method] = [formatRupiah(grossAmount), words(paymentType)];
    const opened = `Payment opened: ${method}, ${amount}, transaction ${transactionId}`;
    return [
      ...(isMoney && paidAt === firstSeenAt ? [] : [entry(firstSeenAt, opened)]),
      ...(isMoney ? [entry(paidAt, `Payment by ${method} of ${amount}, transaction ${transactionId}`)] : []),
      ...(isDenied(transaction) ? [entry(transaction.updatedAt, deniedText(transaction))] : []),
    ];
  });
}

function isDenied(transaction: ProviderTransactionEntity): boolean {
  const status = toOrderStatus(transaction);
  return status === 'deny' || status === 'failure';
}

function deniedText({ paymentType, transactionId, ...transaction }: ProviderTransactionEntity): string {
  return `Payment by ${words(paymentType)} denied: ${denialReason(transaction)}, transaction ${transactionId}`;
}

export function notificationEntries(notifications: readonly NotificationEntity[]): TimelineEntry[] {
  return notifications.map(({ receivedAt, transactionStatus, outcome }) =>
    entry(receivedAt, `Notification of the payment provider: ${transactionStatus} (${OUTCOMES[outcome]})`),
  );
}

const ticketsOf = ({ tickets }: RefundEntity): string =>
  tickets?.length ? `, which takes out ${tickets.join(', ')}` : '';

export function refundEntries(refunds: readonly RefundEntity[]): TimelineEntry[] {
  return refunds.flatMap((refund) => {
    const amount = formatRupiah(refund.amount);
    const { reason: note } = refund;
    const requested: TimelineEntry = {
      at: refund.createdAt.toISOString(),
      kind: 'refund',
      text: `Refund of ${amount} asked for${ticketsOf(refund)}: ${note}`,
      by: refund.requestedBy,
    };
    if (!refund.settledAt) return [requested];
    const text = `Refund of ${amount}: ${words(refund.status)}`;
    return [
      requested,
      { at: refund.settledAt.toISOString(), kind: 'refund', text, by: refund.confirmedBy ?? refund.endedBy },
    ];
  });
}

/** Why a payment was denied, as far as the provider tells: its fraud check, the bank's message and code, its own message. */
export function denialReason({ raw, fraudStatus }: Pick<ProviderTransactionEntity, 'raw' | 'fraudStatus'>): string {
  const [bank, code, own] = ['channel_response_message', 'channel_response_code', 'status_message'].map((field) =>
    textOf(raw[field]),
  );
  const reasons = [
    ...(fraudStatus === 'deny' ? ['the provider’s fraud check refused it'] : []),
    ...(bank || code
      ? [`the bank said ${[bank && `“${bank}”`, code && `(code ${code})`].filter(Boolean).join(' ')}`]
      : []),
    ...(own && !NO_REASON.test(own) ? [`the provider said “${own}”`] : []),
  ];
  return reasons.join('; ') || 'the provider gave no reason';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
