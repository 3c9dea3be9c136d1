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

/** Ways that can wait, and so keep to the number of questions a second. */
const SCHEDULED = new Set(['sync', 'expiry']);

export interface QueryOptions {
  /** Which way we came to ask, for the history: notification, sync, expiry, buyer … */
  via: string;
  /** A transaction that somebody named; believed only as far as the provider's own answer goes. */
  hint?: string;
  /** Asked when it is this one's turn: nothing is left to ask when it says so. */
  isKnown?: () => Promise<boolean>;
}

export interface QueryResult {
  order: OrderEntity;
  /** What the provider has told us of this attempt, newest answers included. */
  transactions: ProviderTransactionEntity[];
  /** No transaction that we know of can take money any more. */
  nothingPending: boolean;
  /** Money is there for good. */
  settled: boolean;
}

/** Asks the provider about one attempt and applies what it answers. Throws when it can't be asked. */
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
    // What came is kept, even when another question failed: one bad id must not hide a paid one.
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

  /** By the id that was named and those still open; and, but for a mere hint, by the order's own id for unknown ones. */
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
