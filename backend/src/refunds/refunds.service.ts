import type { OrderRefundsData, Refund } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import type { Actor } from '../platform/access/actor.js';
import { AppError } from '../platform/http/errors/app-error.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { RefundDto } from './refund.dto.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { type RefundReader, toPayment, toRefund } from './refund.mapper.js';
import { RefundablePaymentsService } from './requests/refundable-payments.service.js';
import { RefundedTicketsService } from './requests/refunded-tickets.service.js';
import { RequestRefundService, SENDING_MS } from './requests/request-refund.service.js';
import { loadStaff } from './confirmation/second-person.js';
import { SendRefundService } from './settlement/send-refund.service.js';

/** Refunds of an order through the provider, and the list of all. Orders that were deleted are found too. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly payments: RefundablePaymentsService,
    private readonly tickets: RefundedTicketsService,
    private readonly requests: RequestRefundService,
    private readonly sending: SendRefundService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async ofOrder(orderNumber: string, actor: Actor): Promise<OrderRefundsData> {
    const order = await this.order(orderNumber);
    const rows = await this.reader.of(RefundEntity).find({ where: { orderId: order.id }, order: { id: 'DESC' } });
    const reading = await this.reading(actor);
    return {
      order_number: order.orderNumber,
      status: order.status,
      attention: order.attention,
      payments: (await this.payments.of(order)).map(toPayment),
      tickets: await this.tickets.of(order),
      refunds: rows.map((each) => toRefund(each, reading)),
    };
  }

  /** Sends money back, or records that people did. Throws 404, 409, 422. */
  async request(orderNumber: string, dto: RefundDto, actor: Actor): Promise<Refund> {
    const order = await this.order(orderNumber);
    const { refund, isNew } = await this.requests.request(order, dto, actor);
    return this.view(isNew && refund.way === 'provider' ? await this.sending.send(refund) : refund, actor);
  }

  /** Asks the provider once more, with the same key. 409 unless the refund's outcome is unknown. */
  async retry(orderNumber: string, id: number, actor: Actor): Promise<Refund> {
    const order = await this.order(orderNumber);
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
    return this.view(await this.sending.send(claimed), actor);
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

  private async order(orderNumber: string): Promise<OrderEntity> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber: orderNumber.slice(0, 20).toUpperCase() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    return order;
  }

  private async view(refund: RefundEntity, actor: Actor): Promise<Refund> {
    return toRefund(refund, await this.reading(actor));
  }

  private async reading({ admin }: Actor): Promise<RefundReader> {
    return { adminId: admin.id, staff: await loadStaff(this.reader), now: this.clock.now() };
  }
}
