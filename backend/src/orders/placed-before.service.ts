import { normalizeEmail, normalizePhone, type PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { fieldError } from '../http/app-error.js';
import { CodesService } from './codes.service.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { OpenOrders } from './open-orders.service.js';
import { isSameOrder } from './order-draft.js';
import { OrderEntity } from './order.entity.js';

/** How long a key is remembered (rules, "Orders"). */
export const IDEMPOTENCY_HOURS = 24;

/** Finds the order that a repeated request has made already. */
@Injectable()
export class PlacedBefore {
  constructor(
    private readonly reader: Reader,
    private readonly openOrders: OpenOrders,
    private readonly codes: CodesService,
    private readonly clock: Clock,
  ) {}

  /** By the request's key; the same key with another body is 422. */
  async byKey(
    buyer: { subject: string; idempotencyKey: string | null },
    bodyHash: string,
  ): Promise<OrderEntity | null> {
    if (buyer.idempotencyKey === null) return null;
    const { subject, idempotencyKey: key } = buyer;
    const known = await this.reader.of(IdempotencyKeyEntity).findOneBy({ subject, key });
    if (!known || this.clock.now().getTime() - known.createdAt.getTime() > IDEMPOTENCY_HOURS * 3_600_000) return null;
    if (known.bodyHash !== bodyHash) {
      throw fieldError('idempotency_key', 'This key was used before for another order.');
    }
    return this.reader.of(OrderEntity).findOneBy({ id: known.orderId });
  }

  /**
   * The buyer's own open order that was placed by the same request. It may hold the last use of its code or the last
   * seat of its tier, so what could be placed now says nothing about it.
   */
  async sameOpen(request: PlaceOrderRequest, subject: string): Promise<OrderEntity | null> {
    const orders = await this.openOrders.find(request.buyer_email, request.buyer_phone);
    const [only] = orders;
    if (orders.length !== 1 || only?.subject !== subject) return null;
    const { referralCodeId, discountCodeId } = await this.codes.idsOf(request);
    const asked = {
      buyerEmail: normalizeEmail(request.buyer_email),
      buyerPhone: normalizePhone(request.buyer_phone) ?? '',
      ticketType: request.ticket_type,
      ticketQuantity: request.quantity,
      referralCodeId,
      discountCodeId,
    };
    return isSameOrder(only, asked) ? only : null;
  }

  /**
   * The buyer's own open order when it is the same as the one asked for; another open order throws 422, and null says
   * that none stands in the way.
   */
  async open(draft: Omit<OrderEntity, 'id'>, subject: string): Promise<OrderEntity | null> {
    const orders = await this.openOrders.find(draft.buyerEmail, draft.buyerPhone);
    if (orders.length === 0) return null;
    const [only] = orders;
    if (orders.length === 1 && only?.subject === subject && isSameOrder(only, draft)) return only;
    const buyer = { email: draft.buyerEmail, phone: draft.buyerPhone };
    throw this.openOrders.refusal(orders, buyer, { email: 'buyer_email', phone: 'buyer_phone' }, subject);
  }
}
