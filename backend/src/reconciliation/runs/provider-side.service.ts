import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { ProviderPool } from '../../payments/provider-limits/provider-pool.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { PaymentGateway, type ProviderStatus } from '../../payments/provider/payment-gateway.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';

/** Queries all transactions of an order at the provider. */
@Injectable()
export class ProviderSideService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly pool: ProviderPool,
    private readonly reader: Reader,
  ) {}

  /** Answers about other `order_id`s are dropped. Throws when one query fails: a partial answer can't be compared. */
  async query(orderId: number): Promise<ProviderStatus[]> {
    const attempts = await this.reader.of(AttemptEntity).findBy({ orderId });
    if (attempts.length === 0) return [];
    const known = await this.reader
      .of(ProviderTransactionEntity)
      .findBy({ attemptId: In(attempts.map((each) => each.id)) });
    return this.pool.run(orderId, 'due', async () => {
      const answers = new Map<string, ProviderStatus>();
      for (const attempt of attempts) {
        const transactions = known.filter((each) => each.attemptId === attempt.id);
        // By the order's own id comes the latest one, which we may not know.
        for (const id of [attempt.providerOrderId, ...transactions.map((each) => each.transactionId)]) {
          if (answers.has(id)) continue;
          const answer = await this.pool.call(() => this.gateway.status(id));
          if (answer?.providerOrderId === attempt.providerOrderId) answers.set(answer.transactionId, answer);
        }
      }
      return [...answers.values()];
    });
  }
}
