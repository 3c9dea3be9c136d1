import type { AttentionKind } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { OrderEventEntity } from './order-event.entity.js';
import type { OrderEntity } from '../order.entity.js';
import type { StatusReport } from './status-report.js';

type Order = Pick<OrderEntity, 'id' | 'status' | 'attention'>;

/** Writes an order's history. News that the sync hears again and again is recorded once. */
@Injectable()
export class OrderHistoryService {
  constructor(private readonly clock: Clock) {}

  async changed(db: EntityManager, order: Order, report: StatusReport): Promise<void> {
    await this.add(db, order, 'status', report);
  }

  /** The provider's news of a locked order, unless it repeats the last one. */
  async ignored(db: EntityManager, order: Order, report: StatusReport): Promise<void> {
    const where = { orderId: order.id, kind: 'ignored' } as const;
    const last = await db.findOne(OrderEventEntity, { where, order: { id: 'DESC' } });
    if (last?.toStatus === report.to && last.detail === (report.transactionId ?? null)) return;
    await this.add(db, order, 'ignored', report);
  }

  /** Why a person must look, unless it is in the history already; `to` is what the provider said against the order's status. */
  async attention(
    db: EntityManager,
    order: Order,
    kind: AttentionKind,
    { via, to }: Pick<StatusReport, 'via'> & Partial<Pick<StatusReport, 'to'>>,
  ): Promise<void> {
    if (order.attention !== null && (await this.wasRaisedSince(db, order.id, order.attention, kind))) return;
    const both = { fromStatus: to ? order.status : null, toStatus: to ?? null };
    const { id: orderId } = order;
    await db.insert(OrderEventEntity, { orderId, kind: 'attention', ...both, via, detail: kind, at: this.clock.now() });
  }

  async attentionDealtWith(db: EntityManager, orderId: number, kind: AttentionKind, via: string): Promise<void> {
    const detail = `${kind} dealt with`;
    await db.insert(OrderEventEntity, { orderId, kind: 'attention', via, detail, at: this.clock.now() });
  }

  /** Seats that the order released or took again; `detail` says how many. */
  async seats(db: EntityManager, { id: orderId }: Order, via: string, detail: string): Promise<void> {
    await db.insert(OrderEventEntity, { orderId, kind: 'seats', via, detail, at: this.clock.now() });
  }

  /** Whether `kind` is in the history since the order's present attention was raised. */
  private async wasRaisedSince(db: EntityManager, orderId: number, present: AttentionKind, kind: AttentionKind) {
    const of = (detail: AttentionKind) => ({ orderId, kind: 'attention', detail }) as const;
    const raised = await db.findOne(OrderEventEntity, { where: of(present), order: { id: 'DESC' } });
    return db.existsBy(OrderEventEntity, { ...of(kind), id: MoreThan(raised?.id ?? 0) });
  }

  private async add(
    db: EntityManager,
    order: Order,
    kind: 'status' | 'ignored',
    { to, via, transactionId }: StatusReport,
  ): Promise<void> {
    await insertRow(db, OrderEventEntity, {
      orderId: order.id,
      kind,
      fromStatus: order.status,
      toStatus: to,
      via,
      detail: transactionId ?? null,
      at: this.clock.now(),
    });
  }
}
