import type { AdminStatusRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderStatusService } from '../status/order-status.service.js';
import { OrderChangesService } from './order-changes.service.js';
import { locked, lockFacts } from './sync-lock.service.js';

/** Sets the status that a person decided on. It also locks the sync, or the provider would undo it. */
@Injectable()
export class ManualStatusService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly orderStatus: OrderStatusService,
  ) {}

  /**
   * Any status from any other, with the effects of entering its group. Throws 404, 409 (changed meanwhile; no seats
   * left to wait for payment again; the buyer has another open order).
   */
  async update(key: string, request: AdminStatusRequest, actor: Actor): Promise<void> {
    try {
      await this.apply(key, request, actor);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const text = 'This buyer has another unpaid order. End that one first.';
      throw new AppError('CONFLICT', text, { cause: error });
    }
  }

  private apply(key: string, { status: to, reason, updated_at: seen }: AdminStatusRequest, actor: Actor) {
    return this.changes.run(key, async (db, order) => {
      const after = await this.changes.write(db, order, { ...locked(order, reason), paymentsStale: true }, seen);
      await this.orderStatus.apply(db, { orderId: order.id, to, source: 'admin', via: 'admin' });
      await this.changes.record(db, actor, order, {
        action: 'update_status',
        before: { status: order.status, ...lockFacts(order) },
        after: { status: to, ...lockFacts(after), ...(reason?.trim() ? { reason: reason.trim() } : {}) },
      });
    });
  }
}
