import { Injectable } from '@nestjs/common';
import { type EntityManager, type EntityTarget, In } from 'typeorm';
import { eraseEntries, type Records } from '../audit/erase-entries.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { EraseBuyerService } from '../orders/personal/erase-buyer.service.js';
import { isUnderWay } from '../orders/personal/erased-buyer.js';
import { DifferenceEntity } from '../payments/payment-log/difference.entity.js';
import { erasePayer, paymentsUnderWay } from '../payments/payment-log/erase-payer.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { inChunks } from '../platform/database/in-chunks.js';
import { lockRows } from '../platform/database/lock-rows.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import { eraseNotes } from '../tickets/gate/log/erase-notes.js';
import { TicketEntity } from '../tickets/ticket.entity.js';

interface OfOrder {
  id: number;
  orderId: number | null;
}
/** What the audit log calls records of an order, besides the order. */
const RECORDS: ReadonlyArray<[resource: string, EntityTarget<OfOrder>]> = [
  ['tickets', TicketEntity],
  ['refunds', RefundEntity],
  ['mails', MailEntity],
  ['reconciliation-differences', DifferenceEntity],
];

/** Takes the buyer out of one order in all that the features hold of it, in one transaction. */
@Injectable()
export class EraseOrderService {
  constructor(
    private readonly buyers: EraseBuyerService,
    private readonly transactions: Transactions,
    private readonly reader: Reader,
  ) {}

  /** Those that must be left alone: open, waiting for a person, with a payment or refund under way. */
  async underWay(orders: readonly OrderEntity[]): Promise<Set<number>> {
    const payments = await paymentsUnderWay(
      this.reader,
      orders.map(({ id }) => id),
    );
    return new Set(orders.filter((order) => isUnderWay(order) || payments.has(order.id)).map(({ id }) => id));
  }

  /** Locks an order until `db` ends; null when it must be left alone by then. Comes first in its transaction. */
  async lock(db: EntityManager, id: number): Promise<OrderEntity | null> {
    const [order] = await this.lockRow(db, id);
    return order && (await this.underWay([order])).size === 0 ? order : null;
  }

  /** False when it must be left alone, or has another buyer by now. */
  erase(id: number, buyerEmail: string): Promise<boolean> {
    return this.transactions.run(async (db) => {
      const order = await this.lock(db, id);
      if (order?.buyerEmail !== buyerEmail) return false;
      await this.eraseLocked(db, order);
      return true;
    });
  }

  async eraseLocked(db: EntityManager, order: OrderEntity): Promise<void> {
    for (const records of await recordsOf(db, [order])) await eraseEntries(db, records);
    await this.buyers.erase(db, order);
    await erasePayer(db, order.id);
    await eraseNotes(db, order.id);
  }

  /** Whoever writes a payment, a refund or a change of the order waits. */
  protected lockRow(db: EntityManager, id: number): Promise<OrderEntity[]> {
    return lockRows(db, db.createQueryBuilder(OrderEntity, 'o').where({ id }));
  }
}

/** What entries of the audit log may be about. */
export async function recordsOf(
  db: Pick<EntityManager, 'find'>,
  orders: ReadonlyArray<Pick<OrderEntity, 'id' | 'orderNumber'>>,
): Promise<Records[]> {
  const ids = orders.map(({ id }) => id);
  const records: Records[] = [{ resource: 'orders', ids: orders.flatMap(({ id, orderNumber }) => [id, orderNumber]) }];
  for (const [resource, entity] of RECORDS) {
    const rows = await inChunks(ids, (some) => db.find(entity, { where: { orderId: In(some) }, select: { id: true } }));
    records.push({ resource, ids: rows.map(({ id }) => id) });
  }
  return records;
}
