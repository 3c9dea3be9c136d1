import { normalizeEmail, normalizePhone, type PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { CodesService } from '../codes/codes.service.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { OpenOrdersService } from '../open-orders/open-orders.service.js';
import { isSameOrder } from './order-draft.js';
import { OrderHoldsService } from '../holds/order-holds.service.js';
import { canBePaid, hasTimeToPay } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

/** How long a key is remembered. */
const IDEMPOTENCY_HOURS = 24;

/** Keys made before this are as if they were not there. */
export function keysForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000);
}

/** The buyer who asks again, and the key of the request. */
export interface RepeatingBuyer {
  subject: string;
  idempotencyKey: string | null;
}

/** Finds the order that a repeated request has made already. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly openOrders: OpenOrdersService,
    private readonly codes: CodesService,
    private readonly holds: OrderHoldsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The order of this request's key, or the buyer's open order when it is the same as the one asked for. Throws 422: the
   * key came with another body, or the open order is too near its end to begin a payment.
   */
  async find(request: PlaceOrderRequest, buyer: RepeatingBuyer, bodyHash: string): Promise<OrderEntity | null> {
    const byKey = await this.byKey(buyer, bodyHash);
    if (byKey) return byKey;
    const [only, another] = await this.openOrders.find(request.buyer_email, request.buyer_phone);
    if (!only || another || only.subject !== buyer.subject) return null;
    if (!(await this.isSame(only, request))) return null;
    const [now, expiresAt] = [this.clock.now(), this.holds.paymentEnd(only)];
    const isPayable = canBePaid(only, now) && hasTimeToPay({ ...only, expiresAt }, now);
    if (!isPayable) throw this.refusalBy([only], request, buyer.subject);
    return only;
  }

  /** The order of this request's key. Throws 422: the key came with another body. */
  async byKey({ subject, idempotencyKey: key }: RepeatingBuyer, bodyHash: string): Promise<OrderEntity | null> {
    if (key === null) return null;
    const known = await this.reader.of(IdempotencyKeyEntity).findOneBy({ subject, key });
    if (!known || known.createdAt < keysForgottenBefore(this.clock.now())) return null;
    if (known.bodyHash !== bodyHash) {
      throw fieldError('idempotency_key', 'This key was used before for another order.');
    }
    return this.reader.of(OrderEntity).findOneBy({ id: known.orderId });
  }

  /** The refusal after a unique index: in most cases the buyer's open order. */
  async refusal(request: PlaceOrderRequest, subject: string, cause: unknown): Promise<AppError> {
    const orders = await this.openOrders.find(request.buyer_email, request.buyer_phone);
    if (orders.length > 0) return this.refusalBy(orders, request, subject);
    return new AppError('CONFLICT', 'This order could not be placed just now. Please try again.', { cause });
  }

  /** Drops the key of this request when it has expired; true when there was one, and the request may be repeated. */
  async forgetExpired({ subject, idempotencyKey: key }: RepeatingBuyer): Promise<boolean> {
    if (key === null) return false;
    const expired = { subject, key, createdAt: LessThan(keysForgottenBefore(this.clock.now())) };
    const { affected } = await this.transactions.run((db) => db.delete(IdempotencyKeyEntity, expired));
    return Boolean(affected);
  }

  private refusalBy(orders: OrderEntity[], request: PlaceOrderRequest, subject: string): AppError {
    const buyer = { email: request.buyer_email, phone: request.buyer_phone };
    return this.openOrders.refusal(orders, buyer, { email: 'buyer_email', phone: 'buyer_phone' }, { subject });
  }

  private async isSame(order: OrderEntity, request: PlaceOrderRequest): Promise<boolean> {
    const { referralCodeId, discountCodeId } = await this.codes.idsOf(request);
    return isSameOrder(order, {
      buyerEmail: normalizeEmail(request.buyer_email),
      buyerPhone: normalizePhone(request.buyer_phone) ?? '',
      ticketType: request.ticket_type,
      ticketQuantity: request.quantity,
      referralCodeId,
      discountCodeId,
    });
  }
}
