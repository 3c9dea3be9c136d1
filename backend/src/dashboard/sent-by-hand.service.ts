import type { OrderSource } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../platform/database/reader.js';
import { OrderEntity } from '../orders/order.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';

/** Sums the refunds that staff sent by hand. */
@Injectable()
export class SentByHandService {
  constructor(private readonly reader: Reader) {}

  /** Of the payments that paid; what went back of an extra one is in no net. */
  async bySource(): Promise<Map<OrderSource, number>> {
    const rows = await this.reader
      .select(RefundEntity, 'r')
      .select('o.source', 'source')
      .addSelect('SUM(r.amount)', 'amount')
      .innerJoin(OrderEntity, 'o', 'o.id = r.orderId')
      .where(`r.way = 'manual' AND r.status = 'done' AND o.deletedAt IS NULL`)
      .andWhere(`COALESCE(r.transactionId, '') = COALESCE(o.transactionId, '')`)
      .groupBy('o.source')
      .getRawMany<{ source: OrderSource; amount: string | number }>();
    return new Map(rows.map(({ source, amount }) => [source, Number(amount)]));
  }
}
