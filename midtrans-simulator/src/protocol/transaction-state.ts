import type { FraudStatus, Order, Transaction, TransactionStatus } from './model.js';

/** Money has arrived for these; it may have gone back since, but the order id is used up. */
const paidStatuses: TransactionStatus[] = [
  'capture',
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
];

export function isPaid(transaction: Pick<Transaction, 'status'>): boolean {
  return paidStatuses.includes(transaction.status);
}

/** An attempt that ended without money: the order id may be tried again. */
export function isFailed(transaction: Pick<Transaction, 'status'>): boolean {
  return ['deny', 'cancel', 'expire', 'failure'].includes(transaction.status);
}

export function latestAttempt(order: Order): Transaction | undefined {
  return order.transactions.at(-1);
}

/** Merchant cancel: pending, or a card that isn't settled yet; anything else is 412. */
export function canCancel({ status }: Transaction): boolean {
  return status === 'pending' || status === 'authorize' || status === 'capture';
}

/** Merchant expire: pending only; anything else is 412. */
export function canExpire({ status }: Transaction): boolean {
  return status === 'pending';
}

/** Merchant approve and deny: a card that the fraud detection challenged; anything else is 412. */
export function isChallenged({ status, fraudStatus }: Transaction): boolean {
  return status === 'capture' && fraudStatus === 'challenge';
}

/** The status after a payment: cards are captured first and settle later, everything else settles at once. */
export function paidStatusFor(paymentType: string): 'capture' | 'settlement' {
  return paymentType === 'credit_card' ? 'capture' : 'settlement';
}

/** `status_code` of GET status, and of the calls that answer with the transaction. */
export function statusCodeOf(transaction: { status: TransactionStatus; fraudStatus: FraudStatus | null }): string {
  switch (transaction.status) {
    case 'pending':
      return '201';
    case 'expire':
      return '407';
    case 'deny':
    case 'failure':
      return '202';
    case 'capture':
      return transaction.fraudStatus === 'challenge' ? '201' : '200';
    default:
      return '200';
  }
}

/** `status_code` of the HTTP notification: expire, cancel and deny say 202 there, whatever GET status says. */
export function notificationCodeOf(transaction: {
  status: TransactionStatus;
  fraudStatus: FraudStatus | null;
}): string {
  const { status } = transaction;
  if (status === 'expire' || status === 'cancel') return '202';
  return statusCodeOf(transaction);
}

export type ReuseVerdict = 'free' | 'in use' | 'paid';

/** Whether an order id may be created again: not while an attempt is pending, never once it was paid. */
export function reuseOf(order: Order | undefined): ReuseVerdict {
  const attempts = order?.transactions ?? [];
  if (attempts.some(isPaid)) return 'paid';
  return attempts.some(({ status }) => status === 'pending' || status === 'authorize') ? 'in use' : 'free';
}
