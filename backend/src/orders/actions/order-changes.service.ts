import { ORDER_REFUSAL_TEXTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import { changeTime } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { whereOrderKey } from '../admin/admin-orders.service.js';

/** What the audit log keeps of a change. */
export interface AuditedStep {
  action: string;
  before?: object;
  after?: object;
}

/** How an admin's change of an order is made: found, written guarded, audited, in one transaction. */
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
   * Changes the row when it is still the one that was read, and, with `seen`, the one that the admin had before their
   * eyes; gives it as it now is. Throws 409 otherwise. What is written stays locked until the transaction ends.
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

  /** What must still be so; without it the second of two admins would overwrite the first. */
  protected guard(order: OrderEntity, seen: string | undefined): FindOptionsWhere<OrderEntity> {
    const { id, status, syncLocked, updatedAt } = order;
    return { id, status, syncLocked, updatedAt: seen === undefined ? updatedAt : new Date(seen) };
  }
}
