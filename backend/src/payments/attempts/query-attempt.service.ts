import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { type Priority, ProviderPool } from '../provider-limits/provider-pool.js';
import { isFinalTransaction } from '../payment-log/payment-summary.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { PaymentGateway, type ProviderStatus } from '../provider/payment-gateway.js';
import { PaymentLogService, type Recorded } from '../payment-log/payment-log.service.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';

interface QueryOptions {
  /** The reason of the query, for the order's history: notification, sync, expiry, buyer … */
  via: string;
  /** The id of a transaction from a notification; only the provider's own answer about it counts. */
  hint?: string;
  /** Written with the answers, unless a query failed; true when the attempt needs no further query. */
  applied?: (db: EntityManager, result: QueryResult) => Promise<boolean>;
}

export interface QueryResult {
  order: OrderEntity;
  /** All transactions of this attempt, after the newest answers. */
  transactions: ProviderTransactionEntity[];
  /** No transaction that we know of can take money any more. */
  nothingPending: boolean;
  /** Money is there for good, or was and went back. */
  settled: boolean;
}

const AFTER_SETTLEMENT = ['settlement', 'refund', 'partial_refund', 'chargeback', 'partial_chargeback'];

/** Queries the provider about one attempt and applies the answers. Throws a provider failure. */
@Injectable()
export class QueryAttemptService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly paymentLog: PaymentLogService,
    private readonly pool: ProviderPool,
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** When the order's turn comes in the pool. */
  async run(attempt: AttemptEntity, options: QueryOptions): Promise<QueryResult> {
    return this.pool.run(attempt.orderId, priorityOf(attempt, options.via), () => this.inTurn(attempt, options));
  }

  /** The attempt's transactions, as the provider last answered about them. */
  known({ id: attemptId }: AttemptEntity): Promise<ProviderTransactionEntity[]> {
    return this.reader.of(ProviderTransactionEntity).findBy({ attemptId });
  }

  /** To be called inside the pool. `known` are the attempt's transactions, where its caller has read them there. */
  async inTurn(
    attempt: AttemptEntity,
    { via, hint, applied }: QueryOptions,
    known?: readonly ProviderTransactionEntity[],
  ): Promise<QueryResult> {
    const queriedAt = this.clock.now();
    const { answers, failure } = await this.answers(attempt, known ?? (await this.known(attempt)), hint);
    // Answers are stored even when another query failed: one bad id must not hide a paid one.
    const recorded = await this.paymentLog.record(attempt, answers, via, async (db, each) => {
      const isFinal = failure === null && (await applied?.(db, resultOf(each))) === true;
      await markQueried(db, attempt, queriedAt, isFinal);
    });
    if (failure) throw failure;
    return resultOf(recorded);
  }

  /** By the hint or else by the order's own id, which finds unknown transactions; and by those that are still open. */
  private async answers(
    attempt: AttemptEntity,
    known: readonly ProviderTransactionEntity[],
    hint: string | undefined,
  ): Promise<{ answers: ProviderStatus[]; failure: Error | null }> {
    const open = known.filter((each) => !isFinalTransaction(each.status)).map((each) => each.transactionId);
    const ids = new Set(hint === undefined ? [...open, attempt.providerOrderId] : [hint, ...open]);
    const answers: ProviderStatus[] = [];
    let failure: Error | null = null;
    for (const id of ids) {
      try {
        const answer = await this.pool.call(() => this.gateway.status(id));
        if (answer) answers.push(answer);
      } catch (error) {
        failure = error as Error;
      }
    }
    return { answers, failure };
  }
}

async function markQueried(db: EntityManager, attempt: AttemptEntity, queriedAt: Date, isFinal: boolean) {
  const { id, claimNumber } = attempt;
  const changes = { queriedAt, queries: () => 'asks + 1' };
  if (isFinal) {
    // The claim's number tells that the sync, or a change by staff, has come in between.
    const asRead = { id, claimNumber, closedAt: IsNull() };
    if ((await db.update(AttemptEntity, asRead, { ...changes, isFinal })).affected) return;
  }
  await db.update(AttemptEntity, { id }, changes);
}

function resultOf({ order, amountsMatch, transactions }: Recorded): QueryResult {
  return {
    order,
    transactions,
    nothingPending: amountsMatch && transactions.every((each) => isFinalTransaction(each.status)),
    settled: transactions.some((each) => AFTER_SETTLEMENT.includes(each.status)),
  };
}

/** By the reason of the query (`via`), and whether the attempt's buyer polls. */
export function priorityOf({ dueAt }: AttemptEntity, via: string): Priority {
  if (via === 'sync') return dueAt.getTime() === DUE_FIRST.getTime() ? 'polled' : 'due';
  return via === 'expiry' ? 'due' : 'interactive';
}
