import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import type { Actor } from '../../platform/access/actor.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RequestRefundService } from '../requests/request-refund.service.js';
import { RefundSettlementService } from '../settlement/refund-settlement.service.js';
import { SendRefundService } from '../settlement/send-refund.service.js';
import { confirmBlocked, loadStaff } from './second-person.js';

const NOT_WAITING = 'This refund does not wait for a confirmation any more.';
const NOT_YOURS = 'Somebody else requested this refund: decline it instead.';
const YOURS = 'You requested this refund: withdraw it instead.';

/** A refund that waits: confirmed by a second person, declined by anybody else, or withdrawn. */
@Injectable()
export class DecideRefundService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settlement: RefundSettlementService,
    private readonly requests: RequestRefundService,
    private readonly sending: SendRefundService,
    private readonly audit: AuditService,
  ) {}

  /**
   * A manual one is done then; one through the provider is sent, once, whoever else confirms it at the same moment.
   * Throws 403 to who can't be the second person (`confirmBlocked`), 409 when it doesn't wait or can't be sent.
   */
  async confirm(orderNumber: string, id: number, actor: Actor): Promise<RefundEntity> {
    const confirmed = await this.decide(orderNumber, id, actor, 'confirm_refund', async (db, refund) => {
      const blocked = confirmBlocked(refund, actor.admin.id, await loadStaff(this.reader));
      if (blocked !== null) throw new AppError('FORBIDDEN', blocked);
      const confirmedBy = actor.admin.email;
      if (refund.way === 'provider') return (await this.requests.begin(db, refund, confirmedBy)) !== null;
      return this.settlement.complete(db, refund, { confirmedBy });
    });
    return confirmed.way === 'provider' ? this.sending.send(confirmed) : confirmed;
  }

  /** Before it is confirmed. One through the provider only by who requested it (403). 409 when it doesn't wait. */
  withdraw(orderNumber: string, id: number, reason: string, actor: Actor): Promise<RefundEntity> {
    return this.decide(orderNumber, id, actor, 'withdraw_refund', (db, refund) => {
      if (refund.way === 'provider' && refund.requestedById !== actor.admin.id)
        throw new AppError('FORBIDDEN', NOT_YOURS);
      return this.settlement.abort(db, refund, { status: 'withdrawn', answer: reason, endedBy: actor.admin.email });
    });
  }

  /** By anybody but who requested it (403), also by who can't confirm it. 409 when it doesn't wait. */
  decline(orderNumber: string, id: number, reason: string, actor: Actor): Promise<RefundEntity> {
    return this.decide(orderNumber, id, actor, 'decline_refund', (db, refund) => {
      if (refund.requestedById === actor.admin.id) throw new AppError('FORBIDDEN', YOURS);
      return this.settlement.abort(db, refund, { status: 'declined', answer: reason, endedBy: actor.admin.email });
    });
  }

  private decide(
    orderNumber: string,
    id: number,
    actor: Actor,
    action: string,
    work: (db: EntityManager, refund: RefundEntity) => Promise<boolean>,
  ): Promise<RefundEntity> {
    return this.transactions.run(async (db) => {
      const order = await db.findOneBy(OrderEntity, { orderNumber: orderNumber.slice(0, 20).toUpperCase() });
      const refund = order && (await db.findOneBy(RefundEntity, { id, orderId: order.id }));
      if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
      if (refund.status !== 'to_confirm') throw new AppError('CONFLICT', NOT_WAITING);
      if (!(await work(db, refund))) throw new AppError('CONFLICT', NOT_WAITING);
      const after = await db.findOneByOrFail(RefundEntity, { id });
      await this.audit.record(db, { ...actor, action, resource: 'refunds', recordId: id, before: refund, after });
      return after;
    });
  }
}
