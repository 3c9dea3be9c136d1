import type { PaymentTokenData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Buyer, ownsOrder } from '../../platform/access/identities.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { canBePaid, hasTimeToPay, isStillOpen } from '../../orders/order-time.js';
import { OrderHoldsService } from '../../orders/holds/order-holds.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { toOpenOrder } from '../../orders/order.mapper.js';
import { assertUnlocked, AttemptClaimsService } from './attempt-claims.service.js';
import type { AttemptEntity } from '../payment-log/attempt.entity.js';
import { CreateTokenService } from './create-token.service.js';

/**
 * Gives the buyer a pop-up token for their order: the live attempt's again, else a new one's. The attempt's row is
 * claimed before the provider is called, so two tabs at once get the same token.
 */
@Injectable()
export class OpenPaymentService {
  constructor(
    private readonly reader: Reader,
    private readonly claims: AttemptClaimsService,
    private readonly tokens: CreateTokenService,
    private readonly holds: OrderHoldsService,
    private readonly clock: Clock,
  ) {}

  /** Throws 404, 403 (another's order), 409 (nothing to pay, ended; too late, with `data.open_order`), 502 (provider). */
  async open(orderNumber: string, buyer: Buyer): Promise<PaymentTokenData> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    if (!ownsOrder(buyer, order)) throw new AppError('FORBIDDEN', 'This order belongs to another buyer.');
    const now = this.clock.now();
    assertOpen(order, now);
    const live = canBePaid(order, now) ? await this.claims.live(order.id) : null;
    if (live) return toTokenData(live, order);
    const opened = { ...order, expiresAt: this.holds.paymentEnd(order) };
    if (!canBePaid(order, now) || !hasTimeToPay(opened, now)) throw noTimeLeft(order);
    const opener = {
      open: (attempt: AttemptEntity) => this.tokens.create(opened, attempt),
      abandon: (token: string) => this.tokens.abandon(order, token),
    };
    return toTokenData(await this.claims.openOnce(order, opener), opened);
  }
}

function assertOpen(order: OrderEntity, now: Date): void {
  if (order.finalAmount === 0) throw new AppError('PAYMENT_NOT_POSSIBLE', 'There is nothing to pay for this order.');
  if (!isStillOpen(order, now)) {
    throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order can no longer be paid.');
  }
  assertUnlocked(order);
}

/** The open order blocks a new one, so the buyer is told which to cancel. */
function noTimeLeft(order: OrderEntity): AppError {
  const text = 'There is no time left to pay this order. Please cancel it and create a new order.';
  return new AppError('PAYMENT_NOT_POSSIBLE', text, { body: { data: toOpenOrder(order) } });
}

function toTokenData(attempt: AttemptEntity, order: OrderEntity): PaymentTokenData {
  return {
    snap_token: attempt.token ?? '',
    redirect_url: attempt.redirectUrl ?? '',
    expires_at: order.expiresAt.toISOString(),
  };
}
