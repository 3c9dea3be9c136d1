import { ORDER_REFUSAL_TEXTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { changeTime } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { whereOrderKey } from '../admin/admin-orders.service.js';

/** A change as the audit log records it. */
export interface AuditedStep {
  action: string;
  before?: object;
  after?: object;
}

/** An admin's change of an order: read, guarded update and audit entry in one transaction. */
@Injectable()
export class OrderChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` on the order that `key` names. Throws 404 when there is none. */
  run<T>(key: string, work: (db: EntityManager, order: OrderEntity) => Promise<T>): Promise<T> {
    return this.transactions.run(async (db) => {
      const order = await db.findOneBy(OrderEntity, whereOrderKey(key));
      if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
      return work(db, order);
    });
  }

  /**
   * Updates the row if it is still the version that was read, and with `seen` the version that the admin saw; returns the
   * new row. Throws 409 otherwise. The row stays locked until the transaction ends.
   */
  async write(
    db: EntityManager,
    order: OrderEntity,
    changes: Partial<OrderEntity>,
    seen: string | undefined,
  ): Promise<OrderEntity> {
    const updatedAt = changeTime(order, this.clock.now());
    const { affected } = await db.update(OrderEntity, this.guard(order, seen), { ...changes, updatedAt });
    if (!affected) throw new AppError('CONFLICT', ORDER_REFUSAL_TEXTS.changed);
    return { ...order, ...changes, updatedAt };
  }

  record(db: EntityManager, actor: Actor, order: OrderEntity, step: AuditedStep): Promise<void> {
    return this.audit.record(db, { ...actor, ...step, resource: 'orders', recordId: order.id });
  }

  /** The optimistic lock; without it the second of two admins would overwrite the first. */
  protected guard(order: OrderEntity, seen: string | undefined): FindOptionsWhere<OrderEntity> {
    const { id, status, syncLocked, updatedAt } = order;
    return { id, status, syncLocked, updatedAt: seen === undefined ? updatedAt : new Date(seen) };
  }
}
