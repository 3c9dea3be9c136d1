import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isFinalTransaction, toOrderStatus } from '../payment-log/payment-summary.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { PaymentGateway, type TokenCancelOutcome } from '../provider/payment-gateway.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import type { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { priorityOf, QueryAttemptService } from './query-attempt.service.js';

/**
 * Closes an attempt: cancels its open transactions and its pop-up token. The provider is queried before, so that money
 * that has come is never sent back, and after, since the buyer may have paid in between.
 */
@Injectable()
export class CloseAttemptsService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly queryAttempt: QueryAttemptService,
    private readonly pool: ProviderPool,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Whether money may still come for an order: an attempt that isn't final. */
  isPayable(orderId: number): Promise<boolean> {
    return this.reader.of(AttemptEntity).existsBy({ orderId, isFinal: false });
  }

  /** Whether the provider can be called without waiting for others. */
  hasTurnNow(): boolean {
    return !this.pool.isFull();
  }

  /** Queries the provider about every attempt of an order that isn't final, and applies the answers. */
  async queryAll(orderId: number, via: string): Promise<void> {
    for (const attempt of await this.unfinished(orderId)) await this.queryAttempt.run(attempt, { via });
  }

  /**
   * Closes all attempts of an order. True when each is final at the provider, so that no money can come any more.
   * Throws a provider failure when it can't be called.
   */
  async closeAll(orderId: number, via: string): Promise<boolean> {
    let allFinal = true;
    for (const attempt of await this.unfinished(orderId)) allFinal = (await this.close(attempt, via)) && allFinal;
    return allFinal;
  }

  /** The sync closes what is left of an ended order with its next turn, not only when it is due by itself. */
  async makeDue(orderId: number): Promise<void> {
    const dueAt = this.clock.now();
    const later = { orderId, isFinal: false, dueAt: MoreThan(dueAt) };
    await this.transactions.run((db) => db.update(AttemptEntity, later, { dueAt }));
  }

  /** Closes one attempt, as `closeAll` does; all its calls have one turn in the pool. */
  async close(attempt: AttemptEntity, via: string): Promise<boolean> {
    return this.pool.run(attempt.orderId, priorityOf(attempt, via), () => this.closeInTurn(attempt, via));
  }

  private async closeInTurn(attempt: AttemptEntity, via: string): Promise<boolean> {
    const before = await this.queryAttempt.inTurn(attempt, { via });
    if (before.settled && before.nothingPending) return true;
    if (before.transactions.some(isMoney)) return false;
    const isOpening = await this.stopOpening(attempt);
    for (const { transactionId, status } of before.transactions) {
      if (!isFinalTransaction(status)) await this.pool.call(() => this.gateway.cancel(transactionId));
    }
    const token = await this.cancelToken(attempt);
    const { nothingPending } = await this.queryAttempt.inTurn(attempt, { via });
    const isFinal = nothingPending && token !== 'in_progress' && !isOpening;
    if (isFinal) await this.transactions.run((db) => db.update(AttemptEntity, { id: attempt.id }, { isFinal }));
    return isFinal;
  }

  private async cancelToken({ token }: AttemptEntity): Promise<TokenCancelOutcome> {
    return token === null ? 'not_found' : this.pool.call(() => this.gateway.cancelToken(token));
  }

  /** No token is given out for it any more; true while another caller is still getting one from the provider. */
  private async stopOpening(attempt: AttemptEntity): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (db) => {
      await db.update(AttemptEntity, { id: attempt.id, closedAt: IsNull() }, { closedAt: now });
      const current = await db.findOneByOrFail(AttemptEntity, { id: attempt.id });
      attempt.token = current.token;
      return current.openingUntil !== null && current.openingUntil > now;
    });
  }

  private unfinished(orderId: number): Promise<AttemptEntity[]> {
    return this.reader.of(AttemptEntity).findBy({ orderId, isFinal: false });
  }
}

const isMoney = (transaction: ProviderTransactionEntity): boolean => {
  const status = toOrderStatus(transaction);
  return status !== null && isSuccessful(status);
};
