import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Brackets, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { canBePaid } from '../../orders/order-time.js';
import { OrderHoldsService } from '../../orders/holds/order-holds.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import type { PaymentToken } from '../provider/payment-gateway.js';

/** Longer than the wait for a place, the provider call and its retry take. The claim of a process that died ends then. */
const CLAIM_MS = 25_000;
const WAIT_STEP_MS = 150;
const FIRST_QUERY_AFTER_MS = 60_000;

const FREE = { openingBy: null, openingUntil: null };

/** The provider calls of opening a payment. */
export interface Opener {
  open(attempt: AttemptEntity): Promise<OpenResult>;
  abandon(token: string): Promise<void>;
}

export type OpenResult = { kind: 'opened'; token: PaymentToken } | { kind: 'dead' };

/** One caller at a time opens a payment for an order; concurrent callers get the same payment. */
@Injectable()
export class AttemptClaimsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly holds: OrderHoldsService,
    private readonly clock: Clock,
  ) {}

  /** The attempt whose token can still be used, if any. */
  live(orderId: number): Promise<AttemptEntity | null> {
    return this.reader.of(AttemptEntity).findOne({
      where: { orderId, isFinal: false, closedAt: IsNull(), token: Not(IsNull()) },
      order: { number: 'DESC' },
    });
  }

  /** The winner of the claim opens through `provider`, the others wait for it. After `dead` comes the next attempt. */
  async openOnce(order: OrderEntity, provider: Opener): Promise<AttemptEntity> {
    const deadline = this.clock.now().getTime() + CLAIM_MS;
    while (this.clock.now().getTime() < deadline) {
      const live = await this.live(order.id);
      if (live) return live;
      const claimed = await this.claim(order);
      if (!claimed) {
        await pause(WAIT_STEP_MS);
        continue;
      }
      const opened = await this.openClaimed(claimed, provider);
      if (opened) return opened;
    }
    throw new AppError('PROVIDER_FAILED', 'The payment could not be opened. Please try again.');
  }

  private async openClaimed(attempt: AttemptEntity, provider: Opener): Promise<AttemptEntity | null> {
    try {
      const result = await provider.open(attempt);
      const changes =
        result.kind === 'opened'
          ? { token: result.token.token, redirectUrl: result.token.redirectUrl }
          : { closedAt: this.clock.now(), dueAt: this.clock.now() };
      const isOurs = await this.settle(attempt, changes);
      if (result.kind === 'dead') return null;
      if (isOurs) return { ...attempt, ...changes };
      await provider.abandon(result.token.token);
      return null;
    } catch (error) {
      await this.settle(attempt, {});
      throw error;
    }
  }

  /** False when the claim ran out and another has it, or the order was ended meanwhile. */
  private async settle(attempt: AttemptEntity, changes: Partial<AttemptEntity>): Promise<boolean> {
    return this.transactions.run(async (db) => {
      const mine = { id: attempt.id, openingBy: attempt.openingBy ?? '' };
      const { affected } = await db.update(AttemptEntity, { ...mine, closedAt: IsNull() }, { ...changes, ...FREE });
      if (!affected) await db.update(AttemptEntity, mine, FREE);
      return Boolean(affected);
    });
  }

  /**
   * The order may have ended while this caller waited. Its row is locked first, so it can't end before the attempt is
   * there for its end to close. Whatever the order gets with its payment is written here.
   */
  private async holdOpenOrder(db: EntityManager, id: number, now: Date): Promise<void> {
    await db.update(OrderEntity, { id }, { id });
    const order = await db.findOneByOrFail(OrderEntity, { id });
    if (!canBePaid(order, now)) throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order can no longer be paid.');
    assertUnlocked(order);
    await this.holds.extend(db, order);
  }

  private async claim(order: OrderEntity): Promise<AttemptEntity | null> {
    const openingBy = randomUUID();
    try {
      return await this.transactions.run((db) => this.claimIn(db, order, openingBy));
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private async claimIn(db: EntityManager, order: OrderEntity, openingBy: string): Promise<AttemptEntity | null> {
    const now = this.clock.now();
    const openingUntil = new Date(now.getTime() + CLAIM_MS);
    await this.holdOpenOrder(db, order.id, now);
    const latest = await db.findOne(AttemptEntity, { where: { orderId: order.id }, order: { number: 'DESC' } });
    if (latest && !latest.isFinal && latest.closedAt === null) {
      // A time-out or a dead process left it without a token: the same `order_id` is used again.
      const { affected } = await db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({ openingBy, openingUntil })
        .where('id = :id AND token IS NULL', { id: latest.id })
        .andWhere(
          new Brackets((either) => either.where('opening_until IS NULL').orWhere('opening_until < :now', { now })),
        )
        .execute();
      return affected ? { ...latest, openingBy, openingUntil } : null;
    }
    const number = (latest?.number ?? 0) + 1;
    const row: Omit<AttemptEntity, 'id'> = {
      orderId: order.id,
      number,
      providerOrderId: number === 1 ? order.orderNumber : `${order.orderNumber}-${number}`,
      grossAmount: order.finalAmount,
      token: null,
      redirectUrl: null,
      openingBy,
      openingUntil,
      closedAt: null,
      isFinal: false,
      dueAt: new Date(now.getTime() + FIRST_QUERY_AFTER_MS),
      queries: 0,
      queriedAt: null,
      claimNumber: 0,
      claimedUntil: null,
      createdAt: now,
    };
    const { identifiers } = await db.insert(AttemptEntity, row);
    return { ...row, id: Number(identifiers[0]?.['id']) };
  }
}

/** A locked order's payments are not applied, so none is opened for it. */
export function assertUnlocked({ syncLocked }: Pick<OrderEntity, 'syncLocked'>): void {
  if (!syncLocked) return;
  throw new AppError('PAYMENT_NOT_POSSIBLE', 'This order cannot be paid at the moment. Please contact us.');
}
