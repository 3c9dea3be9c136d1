import { statusGroup } from '@festival/contracts';
import type { DifferenceEntity } from './difference.entity.js';
import { toOrderStatus } from './payment-summary.js';

/** Captured and settled mean the same to us, and so do all ways of ending without money. */
export function meaningOf(word: string): string {
  const status = toOrderStatus({ status: word, fraudStatus: null });
  if (status === null) return word;
  const group = statusGroup(status);
  return group === 'refunded' ? status : group;
}

/** An unknown status may mean money too. */
export function meansMoney(word: string): boolean {
  return !['failed', 'pending'].includes(meaningOf(word));
}

type Side = { status: string | null; amount: number | null };

export interface UnknownPayment {
  /** The provider's. */
  providerOrderId: string;
  transactionId: string | null;
  paymentType: string | null;
  theirs: { status: string; amount: number };
  /** Our order, where only the transaction is unknown. */
  order: (Side & { id: number; orderNumber: string }) | null;
}

/** Money that the provider has and we don't know waits for a person. The same from a file and from a notification is one. */
export function unknownPayment(
  payment: UnknownPayment,
): Omit<DifferenceEntity, 'id' | 'foundAt' | 'differenceKey'> & { differenceKey: string } {
  const { providerOrderId, transactionId, paymentType, theirs, order } = payment;
  return {
    runId: null,
    kind: 'unknown_payment',
    state: 'waits',
    differenceKey: ['unknown_payment', providerOrderId, transactionId ?? '-', theirs.status].join('|').slice(0, 190),
    orderId: order?.id ?? null,
    orderNumber: order?.orderNumber ?? providerOrderId,
    paymentType,
    ourStatus: order?.status ?? null,
    ourAmount: order?.amount ?? null,
    ourTransactionId: null,
    ourRefunded: null,
    theirRefunded: null,
    theirStatus: theirs.status,
    theirAmount: theirs.amount,
    theirTransactionId: transactionId,
    became: null,
    attention: null,
    resolvedBy: null,
    resolvedReason: null,
    resolvedAt: null,
  };
}
