import type { Refund } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/errors/app-error.js';
import { loadStaff } from './confirmation/second-person.js';
import { toRefund } from './refund.mapper.js';
import { SENDING_MS } from './requests/request-refund.service.js';
import { SendRefundService } from './settlement/send-refund.service.js';

/** Sends a refund again with the same key. 409 unless its outcome is unknown. */
@Injectable()
export class RetryRefundService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly sending: SendRefundService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async retry(orderNumber: string, id: number, actor: Actor): Promise<Refund> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber: orderNumber.slice(0, 20).toUpperCase() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    const claimed = await this.transactions.run(async (db) => {
      const refund = await this.claim(db, order, id);
      await this.audit.record(db, {
        ...actor,
        action: 'retry_refund',
        resource: 'refunds',
        recordId: id,
        after: { order_number: order.orderNumber, sends: refund.sends },
      });
      return refund;
    });
    const refund = await this.sending.send(claimed);
    const staff = await loadStaff(this.reader);
    return toRefund(refund, { adminId: actor.admin.id, staff, now: this.clock.now() });
  }

  private async claim(db: EntityManager, order: OrderEntity, id: number): Promise<RefundEntity> {
    const now = this.clock.now();
    const refund = await db.findOneBy(RefundEntity, { id, orderId: order.id });
    if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
    if (toRefund(refund, { adminId: 0, staff: { people: [], ties: [] }, now }).status !== 'unknown') {
      throw new AppError('CONFLICT', 'This refund is under way or has ended.');
    }
    const changes = {
      status: 'sending' as const,
      sends: refund.sends + 1,
      sendingUntil: new Date(now.getTime() + SENDING_MS),
    };
    const mine = { id, status: refund.status, sends: refund.sends };
    const { affected } = await db.update(RefundEntity, mine, changes);
    if (!affected) throw new AppError('CONFLICT', 'This refund is under way or has ended.');
    return { ...refund, ...changes };
  }
}
