import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { ProviderPool } from '../../payments/provider-limits/provider-pool.js';
import { PaymentGateway, type ProviderStatus, type RefundAnswer } from '../../payments/provider/payment-gateway.js';
import { PaymentLogService } from '../../payments/payment-log/payment-log.service.js';
import { isProviderFailure } from '../../payments/provider/provider-errors.js';
import { listedRefunds } from '../../payments/payment-log/provider-refunds.js';
import { RefundSettlementService } from './refund-settlement.service.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';

const VIA = 'refund';
/** The provider has a refund with this key already, perhaps one under way. */
const DUPLICATE_CODE = '406';
const NOT_LISTED = 'The provider says that it knows this refund already, but does not list it.';
const NO_ANSWER = 'The provider did not answer: it is not known whether the money went back.';

/** The provider's answer to the refund and the transaction's status after it; null where the call failed. */
interface ProviderReply {
  answer: RefundAnswer | null;
  status: ProviderStatus | null;
}

/**
 * Sends a refund whose row is committed. Its key makes a retry harmless. An answer can be lost, and a retry be refused
 * because the first was done: the transaction's own list of refunds decides.
 */
@Injectable()
export class SendRefundService {
  private readonly logger = new Logger(SendRefundService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly pool: ProviderPool,
    private readonly paymentLog: PaymentLogService,
    private readonly settlement: RefundSettlementService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
  ) {}

  /** Gives the refund as it is then: `done`, `refused`, or `unknown` when the provider did not answer. */
  async send(refund: RefundEntity): Promise<RefundEntity> {
    const { transactionId } = refund;
    if (transactionId === null) return refund;
    const answer = await this.orNull(() => this.gateway.refund(transactionId, refund));
    const status = await this.orNull(() =>
      this.pool.run(refund.orderId, 'interactive', () => this.pool.call(() => this.gateway.status(transactionId))),
    );
    await this.write(refund, { answer, status });
    return this.reader.of(RefundEntity).findOneByOrFail({ id: refund.id });
  }

  private async orNull<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      this.logger.warn(`a refund got no answer: ${describeError(error)}`);
      return null;
    }
  }

  /** A payment of another amount never paid the order, so it isn't applied. */
  private async applyStatus(db: EntityManager, status: ProviderStatus): Promise<void> {
    const attempt = await db.findOneByOrFail(AttemptEntity, { providerOrderId: status.providerOrderId });
    if (status.grossAmount === attempt.grossAmount) await this.paymentLog.record(attempt, [status], VIA);
  }

  private async write(refund: RefundEntity, { answer, status }: ProviderReply): Promise<void> {
    const isListed = status !== null && listedRefunds(status.raw).has(refund.refundKey);
    const latest = status ?? (answer?.kind === 'accepted' ? answer.status : null);
    await this.transactions.run(async (db) => {
      if (latest) await this.applyStatus(db, latest);
      if (isListed || answer?.kind === 'accepted') return this.settlement.complete(db, refund, { answer: null });
      const isDuplicate = answer?.kind === 'refused' && answer.code === DUPLICATE_CODE;
      if (answer?.kind === 'refused' && !isDuplicate && status !== null) {
        return this.settlement.abort(db, refund, { status: 'refused', answer: answer.message });
      }
      const mine = { id: refund.id, status: refund.status, sends: refund.sends };
      const said = isDuplicate ? NOT_LISTED : NO_ANSWER;
      return db.update(RefundEntity, mine, { status: 'unknown', answer: said, sendingUntil: null });
    });
  }
}
