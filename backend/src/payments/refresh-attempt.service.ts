import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import type { OrderEntity } from '../orders/order.entity.js';
import { AskLimiter } from './ask-limiter.js';
import { isFinalTransaction } from './attempt-summary.js';
import { AttemptEntity } from './attempt.entity.js';
import { PaymentGateway, type ProviderStatus } from './payment-gateway.js';
import { PaymentRecords } from './payment-records.service.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';

export interface AskOptions {
  via: string;
  /** A transaction that somebody named; believed only as far as the provider's own answer goes. */
  hint?: string;
  /** Ask by `order_id` too, for transactions that we haven't heard of: before an end is declared. */
  thorough?: boolean;
}

export interface Asked {
  order: OrderEntity;
  /** The provider knows of no transaction that could still take money. */
  nothingPending: boolean;
  /** Money is there for good. */
  settled: boolean;
}

/** Asks the provider about one attempt and applies what it answers. Throws when it can't be asked. */
@Injectable()
export class RefreshAttempt {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly records: PaymentRecords,
    private readonly limiter: AskLimiter,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  ask(attempt: AttemptEntity, options: AskOptions): Promise<Asked> {
    return this.limiter.run(attempt.orderId, () => this.askNow(attempt, options));
  }

  /** Without the limiter's place, for who already has the order to themselves. */
  async askNow(attempt: AttemptEntity, { via, hint, thorough = false }: AskOptions): Promise<Asked> {
    const known = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId: attempt.id });
    const answers = await this.answers(attempt, known, hint, thorough);
    const order = await this.records.record(attempt, answers, via);
    await this.markAsked(attempt);
    const now = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId: attempt.id });
    return {
      order,
      nothingPending: now.every((each) => isFinalTransaction(each.status)),
      settled: now.some((each) => each.status === 'settlement'),
    };
  }

  private async answers(
    attempt: AttemptEntity,
    known: readonly ProviderTransactionEntity[],
    hint: string | undefined,
    thorough: boolean,
  ): Promise<ProviderStatus[]> {
    const open = known.filter((each) => !isFinalTransaction(each.status)).map((each) => each.transactionId);
    const ids = new Set(hint === undefined ? open : [hint, ...open]);
    // With nothing open under a known id, a new transaction can only be found by the order's own id.
    if (thorough || ids.size === 0) ids.add(attempt.providerOrderId);
    const answers: ProviderStatus[] = [];
    for (const id of ids) {
      const answer = await this.gateway.status(id);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  private async markAsked(attempt: AttemptEntity): Promise<void> {
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id }, { askedAt: this.clock.now(), asks: () => 'asks + 1' }),
    );
  }
}
