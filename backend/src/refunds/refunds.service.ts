import type { OrderRefundsData, Refund } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import type { Actor } from '../platform/access/actor.js';
import { AppError } from '../platform/errors/app-error.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { RefundDto } from './refund.dto.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { type RefundViewer, toPayment, toRefund } from './refund.mapper.js';
import { RefundLimitService } from './limit/refund-limit.service.js';
import { givenBack, RefundablePaymentsService } from './requests/refundable-payments.service.js';
import { RefundedTicketsService } from './requests/refunded-tickets.service.js';
import { RequestRefundService } from './requests/request-refund.service.js';
import { loadStaff } from './confirmation/second-person.js';
import { SendRefundService } from './settlement/send-refund.service.js';

/** The refunds of an order, deleted ones too: their list, and new ones. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly reader: Reader,
    private readonly payments: RefundablePaymentsService,
    private readonly tickets: RefundedTicketsService,
    private readonly requests: RequestRefundService,
    private readonly sending: SendRefundService,
    private readonly limit: RefundLimitService,
    private readonly clock: Clock,
  ) {}

  async ofOrder(orderNumber: string, actor: Actor): Promise<OrderRefundsData> {
    const order = await this.order(orderNumber);
    const rows = await this.reader.of(RefundEntity).find({ where: { orderId: order.id }, order: { id: 'DESC' } });
    const viewer = await this.viewer(actor);
    const payments = await this.payments.of(order);
    return {
      order_number: order.orderNumber,
      status: order.status,
      attention: order.attention,
      payments: payments.map(toPayment),
      tickets: await this.tickets.of(order),
      refunds: rows.map((each) => toRefund(each, viewer)),
      second_person_over: await this.limit.present(),
      given_back: givenBack(payments),
    };
  }

  /** Sends money back, or records that people did. Throws 404, 409, 422. */
  async request(orderNumber: string, dto: RefundDto, actor: Actor): Promise<Refund> {
    const order = await this.order(orderNumber);
    const { refund, isNew } = await this.requests.request(order, dto, actor);
    return this.view(isNew && refund.status === 'sending' ? await this.sending.send(refund) : refund, actor);
  }

  private async order(orderNumber: string): Promise<OrderEntity> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber: orderNumber.slice(0, 20).toUpperCase() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    return order;
  }

  /** As this person sees it. */
  async view(refund: RefundEntity, actor: Actor): Promise<Refund> {
    return toRefund(refund, await this.viewer(actor));
  }

  private async viewer({ admin }: Actor): Promise<RefundViewer> {
    return { adminId: admin.id, staff: await loadStaff(this.reader), now: this.clock.now() };
  }
}
