import { isSuccessful } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { describeError } from '../../platform/errors/describe-error.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import type { OpenResult } from './attempt-claims.service.js';
import type { AttemptEntity } from '../payment-log/attempt.entity.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { PaymentGateway, type PaymentRequest } from '../provider/payment-gateway.js';
import { ProviderRefused, ProviderUnavailable, isProviderFailure } from '../provider/provider-errors.js';
import { QueryAttemptService } from './query-attempt.service.js';

const MAX_NAME_LENGTH = 50;
const TRIES = 2;
const FAILED = 'The payment provider could not be reached. Please try again in a moment.';

/**
 * Creates a payment's token at the provider, with one retry when it can't be reached. It bypasses the
 * pool, because a buyer is waiting. Orders are let in no faster than they can be written.
 */
@Injectable()
export class CreateTokenService {
  private readonly logger = new Logger(CreateTokenService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly queryAttempt: QueryAttemptService,
    private readonly pool: ProviderPool,
  ) {}

  /** `dead`: the provider has ended this `order_id`, so the next attempt takes another. Throws 502 and 409. */
  async create(order: OrderEntity, attempt: AttemptEntity): Promise<OpenResult> {
    for (let tryNumber = 1; ; tryNumber += 1) {
      try {
        return { kind: 'opened', token: await this.gateway.open(toRequest(order, attempt)) };
      } catch (error) {
        if (error instanceof ProviderRefused && error.isUsed) return this.afterUsed(attempt);
        this.logger.warn(`order ${order.id}: payment not opened: ${describeError(error)}`);
        const mayRetry = error instanceof ProviderUnavailable && !error.isOverloaded && tryNumber < TRIES;
        if (!mayRetry) throw new AppError('PROVIDER_FAILED', FAILED, { cause: error });
      }
    }
  }

  /** Cancels a token that nobody will use: the order ended meanwhile, or another caller's token replaced it. */
  async abandon(order: OrderEntity, token: string): Promise<void> {
    try {
      await this.pool.run(order.id, 'interactive', () => this.pool.call(() => this.gateway.cancelToken(token)));
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      this.logger.warn(`a token was not cancelled: ${describeError(error)}`);
    }
  }

  /** The `order_id` is taken at the provider: its payment's status decides. */
  private async afterUsed(attempt: AttemptEntity): Promise<OpenResult> {
    try {
      const { order } = await this.queryAttempt.run(attempt, { via: 'create' });
      if (isSuccessful(order.status)) throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order has been paid.');
      return { kind: 'dead' };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('PROVIDER_FAILED', FAILED, { cause: error });
    }
  }
}

function toRequest(order: OrderEntity, attempt: AttemptEntity): PaymentRequest {
  const name = order.ticketTypeHeader.slice(0, MAX_NAME_LENGTH);
  const items = [
    { id: order.ticketType.slice(0, MAX_NAME_LENGTH), name, price: order.unitPrice, quantity: order.ticketQuantity },
  ];
  // The provider checks that the items add up to the amount: the discount is an item with a negative price.
  const off = order.finalAmount - order.amount;
  if (off !== 0) items.push({ id: 'discount', name: 'Discount', price: off, quantity: 1 });
  return {
    providerOrderId: attempt.providerOrderId,
    grossAmount: attempt.grossAmount,
    items,
    buyer: { name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone },
    startsAt: order.createdAt,
    durationMinutes: Math.max(1, Math.round((order.expiresAt.getTime() - order.createdAt.getTime()) / 60_000)),
  };
}
