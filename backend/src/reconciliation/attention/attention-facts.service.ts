import type { AttentionOrder } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { toAttentionOrder } from './attention-order.mapper.js';

/** Both sides of orders that need a person, for the whole list at once. */
@Injectable()
export class AttentionFactsService {
  constructor(private readonly reader: Reader) {}

  /** In the order of the ids; those that need nobody are left out. */
  of(orderIds: readonly number[]): Promise<AttentionOrder[]> {
    return inChunks(orderIds, (chunk) => this.ofChunk(chunk));
  }

  private async ofChunk(ids: readonly number[]): Promise<AttentionOrder[]> {
    const orderId = In(ids);
    const orders = await this.reader.of(OrderEntity).findBy({ id: orderId });
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
    const orderOf = new Map(attempts.map((each) => [each.id, each.orderId]));
    const ofOrder = {
      attempts: groupBy(attempts, (each) => each.orderId),
      transactions: groupBy(transactions, (each) => orderOf.get(each.attemptId)),
      notifications: groupBy(notifications, (each) => orderOf.get(each.attemptId)),
      differences: groupBy(differences, (each) => each.orderId),
      events: groupBy(events, (each) => each.orderId),
    };
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.flatMap((id) => {
      const order = byId.get(id);
      if (!order?.attention) return [];
      const facts = {
        attempts: ofOrder.attempts.get(id) ?? [],
        transactions: ofOrder.transactions.get(id) ?? [],
        notifications: ofOrder.notifications.get(id) ?? [],
        differences: ofOrder.differences.get(id) ?? [],
        events: ofOrder.events.get(id) ?? [],
      };
      return [toAttentionOrder(order, order.attention, facts)];
    });
  }
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
