import { isOpen, type PaymentTokenData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { AppError } from '../http/app-error.js';
import { OrderEntity } from '../orders/order.entity.js';
import { AttemptClaims } from './attempt-claims.service.js';
import type { AttemptEntity } from './attempt.entity.js';
import { ProviderCreate } from './provider-create.service.js';

/** No new payment is begun so shortly before the order's end: the buyer could not finish it. */
const LAST_START_MS = 2 * 60_000;

/**
 * Gives the buyer a pop-up token for their order: the live attempt's again, else a new one's. The attempt's row is
 * claimed before the provider is called, so two tabs at once get the same token (rules, "Payment attempts").
 */
@Injectable()
export class OpenPaymentService {
  constructor(
    private readonly reader: Reader,
    private readonly claims: AttemptClaims,
    private readonly provider: ProviderCreate,
    private readonly clock: Clock,
  ) {}

  /** Throws 404, 403 (another's order), 409 (nothing to pay, too late), 502 (provider). */
  async open(orderNumber: string, subject: string): Promise<PaymentTokenData> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    if (order.subject !== subject) throw new AppError('FORBIDDEN', 'This order belongs to another buyer.');
    this.assertPayable(order);
    const live = await this.claims.live(order.id);
    if (live) return toTokenData(live, order);
    this.assertTimeLeft(order);
    const opener = {
      open: (attempt: AttemptEntity) => this.provider.create(order, attempt),
      abandon: (token: string) => this.provider.abandon(token),
    };
    return toTokenData(await this.claims.openOnce(order, opener), order);
  }

  private assertPayable(order: OrderEntity): void {
    if (order.finalAmount === 0) throw new AppError('PAYMENT_NOT_POSSIBLE', 'There is nothing to pay for this order.');
    const now = this.clock.now();
    if (!isOpen(order.status, order.expiresAt, now) || now >= order.expiresAt) {
      throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order can no longer be paid.');
    }
  }

  private assertTimeLeft(order: OrderEntity): void {
    const whole = order.expiresAt.getTime() - order.createdAt.getTime();
    // An order that lives for a minute or two (possible with the simulator only) has its whole life for it.
    if (whole <= LAST_START_MS) return;
    if (order.expiresAt.getTime() - this.clock.now().getTime() < LAST_START_MS) {
      throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order is about to expire. Please create a new order.');
    }
  }
}

function toTokenData(attempt: AttemptEntity, order: OrderEntity): PaymentTokenData {
  return {
    snap_token: attempt.token ?? '',
    redirect_url: attempt.redirectUrl ?? '',
    expires_at: order.expiresAt.toISOString(),
  };
}
