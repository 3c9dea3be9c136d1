import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Brackets, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/app-error.js';
import type { OrderEntity } from '../orders/order.entity.js';
import { AttemptEntity } from './attempt.entity.js';
import type { PaymentToken } from './payment-gateway.js';

/** Longer than the provider call with its repeat may take; a process that died loses its claim then. */
const CLAIM_MS = 20_000;
const WAIT_STEP_MS = 150;
const FIRST_ASK_AFTER_MS = 60_000;

export type OpenResult = { kind: 'opened'; token: PaymentToken } | { kind: 'dead' };

/** Sees to it that one caller at a time opens a payment for an order, and that the others get what it got. */
@Injectable()
export class AttemptClaims {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The attempt whose token can still be used, if any. */
  live(orderId: number): Promise<AttemptEntity | null> {
    return this.reader.of(AttemptEntity).findOne({
      where: { orderId, isFinal: false, closedAt: IsNull(), token: Not(IsNull()) },
      order: { number: 'DESC' },
    });
  }

  /** Opens through `open` when this caller wins the claim, else waits for who did. `dead` makes the next attempt. */
  async openOnce(order: OrderEntity, open: (attempt: AttemptEntity) => Promise<OpenResult>): Promise<AttemptEntity> {
    const deadline = this.clock.now().getTime() + CLAIM_MS;
    while (this.clock.now().getTime() < deadline) {
      const live = await this.live(order.id);
      if (live) return live;
      const claimed = await this.claim(order);
      if (!claimed) {
        await pause(WAIT_STEP_MS);
        continue;
      }
      const opened = await this.openClaimed(claimed, open);
      if (opened) return opened;
    }
    throw new AppError('PROVIDER_FAILED', 'The payment could not be opened. Please try again.');
  }

  private async openClaimed(
    attempt: AttemptEntity,
    open: (attempt: AttemptEntity) => Promise<OpenResult>,
  ): Promise<AttemptEntity | null> {
    try {
      const result = await open(attempt);
      const changes =
        result.kind === 'opened'
          ? { token: result.token.token, redirectUrl: result.token.redirectUrl }
          : { closedAt: this.clock.now(), dueAt: this.clock.now() };
      await this.settle(attempt, changes);
      return result.kind === 'opened' ? { ...attempt, ...changes } : null;
    } catch (error) {
      await this.settle(attempt, {});
      throw error;
    }
  }

  /** Guarded by the claim: a caller whose claim ran out must not overwrite what the next one got. */
  private async settle(attempt: AttemptEntity, changes: Partial<AttemptEntity>): Promise<void> {
    await this.transactions.run((db) =>
      db.update(
        AttemptEntity,
        { id: attempt.id, openingBy: attempt.openingBy ?? '' },
        { ...changes, openingBy: null, openingUntil: null },
      ),
    );
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
      dueAt: new Date(now.getTime() + FIRST_ASK_AFTER_MS),
      asks: 0,
      askedAt: null,
      claimNumber: 0,
      claimedUntil: null,
      createdAt: now,
    };
    const { identifiers } = await db.insert(AttemptEntity, row);
    return { ...row, id: Number(identifiers[0]?.['id']) };
  }
}
