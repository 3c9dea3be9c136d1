import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { AppConfig } from '../config/app-config.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
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
    const repeated = await this.before.byKey(buyer, bodyHash);
    if (repeated) return repeated;
    await this.limits.hit('orders-subject', buyer.subject, { limit: PER_SUBJECT, ttlSeconds: HOUR_SECONDS });
    await this.limits.hit('orders-address', addressKey(buyer.address), {
      limit: PER_ADDRESS,
      ttlSeconds: HOUR_SECONDS,
    });
    const draft = await this.draft(request, buyer);
    if ('id' in draft) return draft;
    try {
      return await this.transactions.run((db) => this.write(db, draft, buyer, bodyHash));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const existing = (await this.before.byKey(buyer, bodyHash)) ?? (await this.before.open(draft, buyer.subject));
      if (existing) return existing;
      throw new AppError('CONFLICT', 'This order could not be placed just now. Please try again.', { cause: error });
    }
  }

  /** A priced draft; or the buyer's own open order, when that very order is why this one can't be had any more. */
  private async draft(request: PlaceOrderRequest, buyer: PlacingBuyer): Promise<Draft | OrderEntity> {
    try {
      return await this.drafts.make(request, buyer, this.config.orderExpiryMinutes, this.clock.now());
    } catch (error) {
      const own = error instanceof AppError ? await this.before.sameOpen(request, buyer.subject) : null;
      if (own) return own;
      throw error;
    }
  }

  private async write(db: EntityManager, draft: Draft, buyer: PlacingBuyer, bodyHash: string): Promise<OrderEntity> {
    const { identifiers } = await db.insert(OrderEntity, draft);
    const order: OrderEntity = { ...draft, id: Number(identifiers[0]?.['id']) };
    if (buyer.idempotencyKey !== null) {
      await db.insert(IdempotencyKeyEntity, {
        subject: buyer.subject,
        key: buyer.idempotencyKey,
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
