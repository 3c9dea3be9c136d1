import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { AttemptEntity } from './attempt.entity.js';
import { PaymentGateway } from './payment-gateway.js';
import { RefreshAttempt } from './refresh-attempt.service.js';

/**
 * Closing an attempt means both: cancelling its transaction (there is none while no method was chosen) and its pop-up
 * token; then asking once more, since the buyer may have paid in between (rules, "Payment attempts").
 */
@Injectable()
export class CloseAttempts {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly refresh: RefreshAttempt,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes all attempts of an order. True when each is final at the provider, so that no money can come any more.
   * Throws `ProviderUnavailable` when it can't be asked.
   */
  async closeAll(orderId: number, via: string): Promise<boolean> {
    const attempts = await this.reader.of(AttemptEntity).findBy({ orderId, isFinal: false });
    let allFinal = true;
    for (const attempt of attempts) allFinal = (await this.close(attempt, via)) && allFinal;
    return allFinal;
  }

  async close(attempt: AttemptEntity, via: string): Promise<boolean> {
    await this.gateway.cancel(attempt.providerOrderId);
    const token = attempt.token === null ? 'not_found' : await this.gateway.cancelToken(attempt.token);
    const { nothingPending } = await this.refresh.ask(attempt, { via, thorough: true });
    const isFinal = nothingPending && token !== 'in_progress';
    const closedAt = this.clock.now();
    await this.transactions.run((db) => db.update(AttemptEntity, { id: attempt.id }, { closedAt, isFinal }));
    return isFinal;
  }
}
