import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { QueryLimiter } from '../provider-limits/query-limiter.js';
import { isFinalTransaction } from '../payment-log/payment-summary.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { PaymentGateway, type ProviderStatus, type QueryPriority } from '../provider/payment-gateway.js';
import { PaymentLogService } from '../payment-log/payment-log.service.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';

/** Their queries share the budget a second (`QueryBudget`). */
const SCHEDULED = new Set(['sync', 'expiry']);

export interface QueryOptions {
  /** The reason of the query, for the order's history: notification, sync, expiry, buyer … */
  via: string;
  /** The id of a transaction from a notification; only the provider's own answer about it counts. */
  hint?: string;
  /** Checked when the query's turn comes; true skips it. */
  isKnown?: () => Promise<boolean>;
}

export interface QueryResult {
  order: OrderEntity;
  /** All transactions of this attempt, after the newest answers. */
  transactions: ProviderTransactionEntity[];
  /** No transaction that we know of can take money any more. */
  nothingPending: boolean;
  /** Money is there for good. */
  settled: boolean;
}

/** Queries the provider about one attempt and applies the answers. Throws a provider failure. */
@Injectable()
export class QueryAttemptService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly paymentLog: PaymentLogService,
    private readonly limiter: QueryLimiter,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  run(attempt: AttemptEntity, options: QueryOptions): Promise<QueryResult> {
    return this.limiter.run(attempt.orderId, () => this.queryNow(attempt, options));
  }

  private async queryNow(attempt: AttemptEntity, { via, hint, isKnown }: QueryOptions): Promise<QueryResult> {
    const known = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId: attempt.id });
    const isNeeded = !isKnown || !(await isKnown());
    if (isNeeded) await this.markQueried(attempt);
    const query = () => this.answers(attempt, known, hint, SCHEDULED.has(via) ? 'scheduled' : 'immediate');
    const { answers, failure } = isNeeded ? await query() : { answers: [], failure: null };
    // Answers are stored even when another query failed: one bad id must not hide a paid one.
    const { order, amountsMatch } = await this.paymentLog.record(attempt, answers, via);
    if (failure) throw failure;
    const transactions = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId: attempt.id });
    return {
      order,
      transactions,
      nothingPending: amountsMatch && transactions.every((each) => isFinalTransaction(each.status)),
      settled: transactions.some((each) => each.status === 'settlement'),
    };
  }

  /** By the hint or else by the order's own id, which finds unknown transactions; and by those that are still open. */
  private async answers(
    attempt: AttemptEntity,
    known: readonly ProviderTransactionEntity[],
    hint: string | undefined,
    priority: QueryPriority,
  ): Promise<{ answers: ProviderStatus[]; failure: Error | null }> {
    const open = known.filter((each) => !isFinalTransaction(each.status)).map((each) => each.transactionId);
    const ids = new Set(hint === undefined ? [...open, attempt.providerOrderId] : [hint, ...open]);
    const answers: ProviderStatus[] = [];
    let failure: Error | null = null;
    for (const id of ids) {
      try {
        const answer = await this.gateway.status(id, priority);
        if (answer) answers.push(answer);
      } catch (error) {
        failure = error as Error;
      }
    }
    return { answers, failure };
  }

  private async markQueried(attempt: AttemptEntity): Promise<void> {
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id }, { queriedAt: this.clock.now(), queries: () => 'asks + 1' }),
    );
  }
}
