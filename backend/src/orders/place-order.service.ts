import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { AppConfig } from '../config/app-config.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { insertRow } from '../database/insert-rows.js';
import { Transactions } from '../database/transactions.js';
import { AppError, fieldError } from '../http/app-error.js';
import { addressKey, RateLimits } from '../http/rate-limits.service.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { OrderDrafts } from './order-drafts.service.js';
import { hashRequest } from './order-draft.js';
import { OrderHoldings } from './order-holdings.service.js';
import { OrderEntity } from './order.entity.js';
import { PlacedBefore } from './placed-before.service.js';

/** A purchase token's holder, where from, and the key of this request. */
export interface PlacingBuyer {
  subject: string;
  address: string;
  idempotencyKey: string | null;
}

const HOUR_SECONDS = 3_600;
const PER_SUBJECT = 10;
const PER_ADDRESS = 600;

type Draft = Omit<OrderEntity, 'id'>;

/**
 * Places an order in one short transaction without a network call: order, tickets, key, mail, code use, and the
 * guarded seat count last, so that the hot tier row is held for as short as possible (rules, "Orders").
 */
@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly transactions: Transactions,
    private readonly drafts: OrderDrafts,
    private readonly before: PlacedBefore,
    private readonly holdings: OrderHoldings,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 422 (codes, an open order, a key used with another body), 409 sold out or not on sale. The same request
   * again answers with the order that it made.
   */
  async place(request: PlaceOrderRequest, buyer: PlacingBuyer): Promise<OrderEntity> {
    const bodyHash = hashRequest(request);
    try {
      await this.assertMayPlace(buyer);
      const draft = await this.drafts.make(request, buyer, this.config.orderExpiryMinutes, this.clock.now());
      return await this.transactions.run((db) => this.write(db, draft, buyer, bodyHash));
    } catch (error) {
      const mayBeRepeated = error instanceof AppError || isDuplicateKey(error);
      const existing = mayBeRepeated ? await this.before.find(request, buyer, bodyHash) : null;
      if (existing) return existing;
      throw isDuplicateKey(error) ? await this.before.refusal(request, buyer.subject, error) : error;
    }
  }

  private async assertMayPlace({ subject, address }: PlacingBuyer): Promise<void> {
    await this.limits.hit('orders-subject', subject, { limit: PER_SUBJECT, ttlSeconds: HOUR_SECONDS });
    await this.limits.hit('orders-address', addressKey(address), { limit: PER_ADDRESS, ttlSeconds: HOUR_SECONDS });
  }

  private async write(db: EntityManager, draft: Draft, buyer: PlacingBuyer, bodyHash: string): Promise<OrderEntity> {
    const order: OrderEntity = { ...draft, id: await insertRow(db, OrderEntity, draft) };
    if (buyer.idempotencyKey !== null) {
      const { subject, idempotencyKey: key } = buyer;
      await insertRow(db, IdempotencyKeyEntity, {
        subject,
        key,
        bodyHash,
        orderId: order.id,
        createdAt: order.createdAt,
      });
    }
    return this.holdings.take(db, order);
  }
}

/** Header `Idempotency-Key`: up to 100 visible characters, or none. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(header)) throw fieldError('idempotency_key', 'The idempotency key is not valid.');
  return header;
}
