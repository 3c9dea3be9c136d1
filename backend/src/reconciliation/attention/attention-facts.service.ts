import { isSuccessful, type AttentionOrder } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { parseProviderAmount } from '../../payments/provider/midtrans-format.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { tookMoney } from '../../payments/payment-log/paid-outside-provider.js';
import { MONEY } from '../../refunds/requests/refundable-payments.service.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { toDifference } from '../differences/difference.mapper.js';

/** Both sides of orders that need a person, for the whole list at once. */
@Injectable()
export class AttentionFactsService {
  constructor(private readonly reader: Reader) {}

  async of(orders: readonly OrderEntity[]): Promise<AttentionOrder[]> {
    const orderId = In(orders.map((each) => each.id));
    const attempts = await this.reader.of(AttemptEntity).findBy({ orderId });
    const attemptId = In(attempts.map((each) => each.id));
    const transactions = await this.reader
      .of(ProviderTransactionEntity)
      .find({ where: { attemptId }, order: { transactionAt: 'ASC', id: 'ASC' } });
    const notifications = await this.reader.of(NotificationEntity).findBy({ attemptId, outcome: 'amount_mismatch' });
    const differences = await this.reader.of(DifferenceEntity).find({ where: { orderId }, order: { id: 'ASC' } });
    const events = await this.reader.of(OrderEventEntity).find({
      where: { orderId, kind: In(['attention', 'ignored']) },
      order: { id: 'ASC' },
    });
    return orders.flatMap((order) => {
      if (order.attention === null) return [];
      const own = attempts.filter((each) => each.orderId === order.id);
      const isOwn = (each: { attemptId: number }) => own.some(({ id }) => id === each.attemptId);
      const found = differences.filter((each) => each.orderId === order.id);
      const paid = transactions.filter(isOwn).filter(tookMoney);
      const amounts = [
        ...notifications.filter(isOwn).map(amountIn),
        ...found.filter(({ kind }) => kind === 'amount_differs').map((each) => each.theirAmount),
      ];
      const raised = events.findLast((each) => each.orderId === order.id && each.detail === order.attention);
      return [
        {
          id: order.id,
          order_number: order.orderNumber,
          buyer_name: order.buyerName,
          buyer_email: order.buyerEmail,
          status: order.status,
          attention: order.attention,
          raised_at: raised?.at.toISOString() ?? null,
          deleted: order.deletedAt !== null,
          final_amount: order.finalAmount,
          transaction_id: order.transactionId,
          payments: transactions.filter(isOwn).map((each) => ({
            provider_order_id: own.find(({ id }) => id === each.attemptId)?.providerOrderId ?? '',
            transaction_id: each.transactionId,
            payment_type: each.paymentType,
            status: each.status,
            amount: each.grossAmount,
          })),
          other_amounts: [...new Set(amounts.filter((each) => each !== null))],
          refundable:
            paid.length > 0 || found.some(holdsMoney) || (isSuccessful(order.status) && order.finalAmount > 0),
          disagreed:
            order.attention === 'provider_disagrees'
              ? disagreement(events.filter((each) => each.orderId === order.id))
              : null,
          differences: found.filter(({ state }) => state === 'waits').map(toDifference),
        },
      ];
    });
  }
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
