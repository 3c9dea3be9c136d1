import { type AttentionKind, type AttentionOrder, isSuccessful } from '@festival/contracts';
import type { OrderEntity } from '../../orders/order.entity.js';
import type { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import type { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import type { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { tookMoney } from '../../payments/payment-log/paid-outside-provider.js';
import type { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { parseProviderAmount } from '../../payments/provider/midtrans-format.js';
import type { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { MONEY } from '../../refunds/requests/refundable-payments.service.js';
import { toDifference } from '../differences/difference.mapper.js';

/** Both sides of one order. */
export interface OrderFacts {
  attempts: readonly AttemptEntity[];
  transactions: readonly ProviderTransactionEntity[];
  /** Those of another amount. */
  notifications: readonly NotificationEntity[];
  differences: readonly DifferenceEntity[];
  /** The oldest first. */
  events: readonly OrderEventEntity[];
}

export function toAttentionOrder(
  order: OrderEntity,
  attention: AttentionKind,
  { attempts, transactions, notifications, differences, events }: OrderFacts,
): AttentionOrder {
  const amounts = [
    ...notifications.map(amountIn),
    ...differences.filter(({ kind }) => kind === 'amount_differs').map((each) => each.theirAmount),
  ];
  return {
    id: order.id,
    order_number: order.orderNumber,
    buyer_name: order.buyerName,
    buyer_email: order.buyerEmail,
    status: order.status,
    attention,
    raised_at: events.findLast(({ detail }) => detail === attention)?.at.toISOString() ?? null,
    deleted: order.deletedAt !== null,
    final_amount: order.finalAmount,
    transaction_id: order.transactionId,
    payments: transactions.map((each) => ({
      provider_order_id: attempts.find(({ id }) => id === each.attemptId)?.providerOrderId ?? '',
      transaction_id: each.transactionId,
      payment_type: each.paymentType,
      status: each.status,
      amount: each.grossAmount,
    })),
    other_amounts: [...new Set(amounts.filter((each) => each !== null))],
    refundable:
      transactions.some(tookMoney) ||
      differences.some(holdsMoney) ||
      (isSuccessful(order.status) && order.finalAmount > 0),
    disagreed: attention === 'provider_disagrees' ? disagreement(events) : null,
    differences: differences.filter(({ state }) => state === 'waits').map(toDifference),
  };
}

/** Money of another amount, which never paid the order but can go back. */
function holdsMoney({ kind, theirStatus }: DifferenceEntity): boolean {
  return kind === 'amount_differs' && MONEY.includes(theirStatus ?? '');
}

/** The provider's last status that contradicts the order's; for a locked order an `ignored` event has it. */
function disagreement(events: readonly OrderEventEntity[]): AttentionOrder['disagreed'] {
  const last = events.findLast(
    ({ kind, detail, toStatus }) => toStatus !== null && (kind === 'ignored' || detail === 'provider_disagrees'),
  );
  return last?.toStatus && last.fromStatus ? { ours: last.fromStatus, theirs: last.toStatus } : null;
}

/** Null when the stored body was cut because of its length. */
function amountIn({ raw }: NotificationEntity): number | null {
  try {
    return parseProviderAmount((JSON.parse(raw) as Record<string, unknown>)['gross_amount']);
  } catch {
    return null;
  }
}
