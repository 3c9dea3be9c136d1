import {
  decideTransition,
  isSuccessful,
  statusGroup,
  type DifferenceKind,
  type OrderStatus,
} from '@festival/contracts';
import { isStillOpen } from '../../orders/order-time.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { summarise, toOrderStatus } from '../../payments/payment-log/payment-summary.js';
import { tookMoney, isPaidOutsideProvider } from '../../payments/payment-log/paid-outside-provider.js';
import type { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import type { ProviderStatus } from '../../payments/provider/payment-gateway.js';
import type { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { refundedByProvider, withManualRefunds } from '../../payments/payment-log/provider-refunds.js';

/** Our side of an order. */
export interface OurSide {
  order: Pick<OrderEntity, 'status' | 'transactionId' | 'expiresAt' | 'openEmail' | 'paidAt' | 'finalAmount'>;
  attempts: ReadonlyArray<Pick<AttemptEntity, 'providerOrderId' | 'grossAmount' | 'isFinal'>>;
  transactions: ReadonlyArray<Pick<ProviderTransactionEntity, 'transactionId' | 'raw'>>;
  /** Rupiah of manual refunds by transaction id: the provider knows nothing of them. */
  manualRefunds: ReadonlyMap<string, number>;
}

export interface Finding {
  kind: DifferenceKind;
  /** Null where the provider has nothing to show. */
  theirs: ProviderStatus | null;
}

/** Differences that `OrderStatusService` may apply; all others wait for a person. */
const APPLIED: readonly DifferenceKind[] = [
  'paid_there',
  'ended_there',
  'refunded_there',
  // These two change nothing but are noted at the order, so that a person is called.
  'amount_differs',
  'second_payment',
];

/** Seats are released and attempts closed at the latest two minutes after an order's end; then it may still wait. */
const CLOSED_AFTER_MS = 30 * 60_000;

/** Whether what the provider answered may be applied: not when anything waits for a person's decision. */
export function mayApply(findings: readonly Finding[]): boolean {
  return findings.every(({ kind }) => APPLIED.includes(kind));
}

/**
 * Compares an order with all its transactions at the provider. Amounts are compared with the attempt's, states by
 * what they mean to the order: `capture` and `settlement`, or two ways of ending, are no difference.
 */
export function compareOrder(ours: OurSide, theirs: readonly ProviderStatus[], now: Date): Finding[] {
  if (ours.attempts.length === 0) return [];
  const amounts = new Map(ours.attempts.map((each) => [each.providerOrderId, each.grossAmount]));
  const isRight = (each: ProviderStatus) => each.grossAmount === amounts.get(each.providerOrderId);
  const wrong = theirs.filter((each) => !isRight(each) && isMoneyOrMore(withManualRefunds(each, ours.manualRefunds)));
  const right = theirs.filter(isRight).map((each) => withManualRefunds(each, ours.manualRefunds));
  const summary = summarise(right, ours.order.transactionId);
  const decisive = summary
    ? (theirs.find((each) => each.transactionId === summary.decisive.transactionId) ?? null)
    : null;
  const isPaidOutside =
    isSuccessful(ours.order.status) && right.some(tookMoney) && isPaidOutsideProvider(ours.order, right);
  const kind = isPaidOutside ? null : differenceOf(ours, summary?.status ?? null, decisive, now);
  const payer = isPaidOutside ? null : summary?.decisive.transactionId;
  const extra = (summary?.paid ?? []).filter((each) => each.transactionId !== payer);
  return [
    ...wrong.map((each): Finding => ({ kind: 'amount_differs', theirs: each })),
    // Without the payment of another amount there would be one of the right amount.
    ...(kind === null || (kind === 'unpaid_there' && wrong.length > 0) ? [] : [{ kind, theirs: decisive }]),
    ...extra.map((each): Finding => ({ kind: 'second_payment', theirs: each })),
  ];
}

function differenceOf(
  { order, attempts, transactions }: OurSide,
  there: OrderStatus | null,
  theirs: ProviderStatus | null,
  now: Date,
): DifferenceKind | null {
  const here = order.status;
  const paidHere = isSuccessful(here);
  const openHere = isStillOpen(order, now);
  if (there === null || statusGroup(there) === 'pending') {
    if (paidHere) return 'unpaid_there';
    const isOver =
      attempts.every((each) => each.isFinal) || now.getTime() - order.expiresAt.getTime() > CLOSED_AFTER_MS;
    return there !== null && statusGroup(here) === 'failed' && !openHere && isOver ? 'payable_there' : null;
  }
  if (statusGroup(there) === 'failed') {
    if (paidHere) return 'unpaid_there';
    return openHere && here !== there ? 'ended_there' : null;
  }
  if (statusGroup(there) === 'paid') {
    if (statusGroup(here) === 'paid') return null;
    return statusGroup(here) === 'refunded' ? 'refunded_here_only' : 'paid_there';
  }
  if (here === there) return isNewRefund(theirs, transactions) ? 'refunded_there' : null;
  return decideTransition(here, there, 'provider').kind === 'ignore' ? 'refunded_here_only' : 'refunded_there';
}

/** A second partial refund leaves the status as it is. */
function isNewRefund(theirs: ProviderStatus | null, transactions: OurSide['transactions']): boolean {
  const known = transactions.find((each) => each.transactionId === theirs?.transactionId);
  return theirs !== null && refundedByProvider(theirs.raw) !== refundedByProvider(known?.raw ?? {});
}

/** Money that is there, may still come, or that we can't tell; not what ended without any or has all gone back. */
function isMoneyOrMore(theirs: ProviderStatus): boolean {
  const status = toOrderStatus(theirs);
  return status === null || statusGroup(status) === 'pending' || isSuccessful(status);
}
