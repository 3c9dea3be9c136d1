import { ORDER_SOURCES, statusesIn, type Dashboard, type MoneySums, type OrderSource } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../platform/database/reader.js';
import { NET, SUM_PARAMETERS, sumWhere } from '../orders/order-sums.js';
import { OrderEntity } from '../orders/order.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';

type Row = Record<keyof MoneySums | 'source', string | number | null>;

const NOTHING: MoneySums = {
  orders: 0,
  gross: 0,
  gross_now_paid: 0,
  discounts: 0,
  refunded_in_full: 0,
  refunded_in_part: 0,
  charged_back: 0,
  sent_by_hand: 0,
  net: 0,
};

/** How the net comes about by source; the sums of one row add up, whatever became of the orders. */
@Injectable()
export class MoneySumsService {
  constructor(private readonly reader: Reader) {}

  async bySource(): Promise<Dashboard['money']> {
    const [rows, byHand] = [await this.sums(), await this.sentByHand()];
    const of = (source: OrderSource): MoneySums => {
      const row = rows.find((each) => each.source === source);
      const keys = Object.keys(NOTHING) as Array<keyof MoneySums>;
      const sums = Object.fromEntries(keys.map((key) => [key, Number(row?.[key] ?? 0)])) as unknown as MoneySums;
      return { ...sums, sent_by_hand: byHand.get(source) ?? 0 };
    };
    return Object.fromEntries(ORDER_SOURCES.map((source) => [source, of(source)])) as Dashboard['money'];
  }

  private sums(): Promise<Row[]> {
    const isChargedBack = `o.status IN ('chargeback', 'partial_chargeback')`;
    const back = `CASE WHEN o.status IN (:...successful) THEN o.refundedAmount ELSE o.finalAmount END`;
    return this.reader
      .select(OrderEntity, 'o')
      .select('o.source', 'source')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.amount)', 'gross')
      .addSelect(sumWhere('o.amount', 'o.status IN (:...paid)'), 'gross_now_paid')
      .addSelect('SUM(o.amount - o.finalAmount)', 'discounts')
      .addSelect(sumWhere(back, `o.status = 'refund'`), 'refunded_in_full')
      .addSelect(sumWhere(back, `o.status <> 'refund' AND NOT ${isChargedBack}`), 'refunded_in_part')
      .addSelect(sumWhere(back, isChargedBack), 'charged_back')
      .addSelect(`SUM(${NET})`, 'net')
      .where('o.deletedAt IS NULL AND o.status IN (:...ever)')
      .setParameters({ ...SUM_PARAMETERS, ever: [...statusesIn('paid'), ...statusesIn('refunded')] })
      .groupBy('o.source')
      .getRawMany<Row>();
  }

  /** Of the payments that paid; what went back of an extra one is in no net. */
  private async sentByHand(): Promise<Map<OrderSource, number>> {
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
