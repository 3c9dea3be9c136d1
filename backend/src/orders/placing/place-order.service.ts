import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { OrderDraftsService } from './order-drafts.service.js';
import { hashRequest } from './order-draft.js';
import { OrderWriterService } from './order-writer.service.js';
import type { OrderEntity } from '../order.entity.js';
import { PlacedBeforeService } from './placed-before.service.js';

/** A purchase token's holder, the address and the key of this request. */
export interface PlacingBuyer {
  subject: string;
  address: string;
  idempotencyKey: string | null;
}

const HOUR_SECONDS = 3_600;
const PER_SUBJECT = 10;
const PER_ADDRESS = 600;

/**
 * Places an order in one short transaction without a network call, which waiting orders share: order, tickets, key,
 * mail, code use, and the guarded seat count last, so that the busy tier row is locked for as short as possible.
 */
@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly drafts: OrderDraftsService,
    private readonly before: PlacedBeforeService,
    private readonly writer: OrderWriterService,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 422 (codes, an open order, a key used with another body), 409 sold out or not on sale. The same request
   * again answers with the order that it made.
   */
  async place(request: PlaceOrderRequest, buyer: PlacingBuyer): Promise<OrderEntity> {
    const bodyHash = hashRequest(request);
    this.writer.assertRoom(request.ticket_type);
    try {
      await this.assertMayPlace(buyer);
      const draft = await this.drafts.make(request, buyer, this.config.orderExpiryMinutes, this.clock.now());
      return await this.writer.write({ draft, idempotencyKey: buyer.idempotencyKey, bodyHash });
    } catch (error) {
      // An order holds its own last seat or code use, so a repeat fails before it is recognised.
      const mayBeRepeated = (error instanceof AppError && error.code !== 'UNAVAILABLE') || isDuplicateKey(error);
      const existing = mayBeRepeated ? await this.before.find(request, buyer, bodyHash) : null;
      if (existing) return existing;
      if (isDuplicateKey(error) && (await this.before.forgetExpired(buyer))) return this.place(request, buyer);
      throw isDuplicateKey(error) ? await this.before.refusal(request, buyer.subject, error) : error;
    }
  }

  private async assertMayPlace({ subject, address }: PlacingBuyer): Promise<void> {
    await this.limits.hit('orders-subject', subject, { limit: PER_SUBJECT, ttlSeconds: HOUR_SECONDS });
    await this.limits.hit('orders-address', addressKey(address), { limit: PER_ADDRESS, ttlSeconds: HOUR_SECONDS });
  }
}

/** Header `Idempotency-Key`: up to 100 visible characters, or none. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(header)) throw fieldError('idempotency_key', 'The idempotency key is not valid.');
  return header;
}
