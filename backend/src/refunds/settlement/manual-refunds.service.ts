import type { Refund } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundSettlementService } from './refund-settlement.service.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { toRefund } from '../refund.mapper.js';
import { confirmBlocked, loadStaff } from '../confirmation/second-person.js';

const NOT_WAITING = 'This refund does not wait for a confirmation any more.';

/** Manual refunds: one person records the transfer, another one confirms it. */
@Injectable()
export class ManualRefundsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settlement: RefundSettlementService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws 403 to who can't be the second person (`confirmBlocked`), 409 when it doesn't wait. */
  confirm(orderNumber: string, id: number, actor: Actor): Promise<Refund> {
    return this.change(orderNumber, id, actor, 'confirm_refund', async (db, refund) => {
      const blocked = confirmBlocked(refund, actor.admin.id, await loadStaff(this.reader));
      if (blocked !== null) throw new AppError('FORBIDDEN', blocked);
      return this.settlement.complete(db, refund, { confirmedBy: actor.admin.email });
    });
  }

  /** Takes back what was recorded by mistake, before it is confirmed. 409 when it doesn't wait. */
  withdraw(orderNumber: string, id: number, reason: string, actor: Actor): Promise<Refund> {
    return this.change(orderNumber, id, actor, 'withdraw_refund', (db, refund) =>
      this.settlement.abort(db, refund, { status: 'withdrawn', answer: reason }),
    );
  }

  private change(
    orderNumber: string,
    id: number,
    actor: Actor,
    action: string,
    work: (db: EntityManager, refund: RefundEntity) => Promise<boolean>,
  ): Promise<Refund> {
    return this.transactions.run(async (db) => {
      const order = await db.findOneBy(OrderEntity, { orderNumber: orderNumber.slice(0, 20).toUpperCase() });
      const refund = order && (await db.findOneBy(RefundEntity, { id, orderId: order.id }));
      if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
      if (refund.status !== 'to_confirm') throw new AppError('CONFLICT', NOT_WAITING);
      if (!(await work(db, refund))) throw new AppError('CONFLICT', NOT_WAITING);
      const view = { adminId: actor.admin.id, staff: await loadStaff(this.reader), now: this.clock.now() };
      const before = toRefund(refund, view);
      const after = toRefund(await db.findOneByOrFail(RefundEntity, { id }), view);
      await this.audit.record(db, { ...actor, action, resource: 'refunds', recordId: id, before, after });
      return after;
    });
  }
}
