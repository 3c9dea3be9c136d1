import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import { MetricsService } from '../../platform/http/operations/metrics.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { parseProviderAmount } from '../provider/midtrans-format.js';
import { NotificationEntity } from './notification.entity.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { PaymentLogService } from '../payment-log/payment-log.service.js';
import { isProviderFailure } from '../provider/provider-errors.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { QueryAttemptService } from '../attempts/query-attempt.service.js';

type Body = Record<string, unknown>;
type Outcome = NotificationEntity['outcome'];

const RETRY_AFTER_SECONDS = 60;
const ASK_AGAIN_AFTER_MS = 5_000;
const MAX_RAW_LENGTH = 20_000;

/**
 * A notification is a hint, not the truth: its signature covers neither the status nor the transaction (midtrans.md
 * 4.3). It is stored, the provider is asked, and what that answers is applied.
 */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly queryAttempt: QueryAttemptService,
    private readonly paymentLog: PaymentLogService,
    private readonly metrics: MetricsService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws 403 (wrong signature), 404 (unknown order), 503 (the provider can't be asked now: it sends again). */
  async receive(body: Body): Promise<void> {
    if (!this.gateway.isSigned(body)) {
      this.metrics.countRefusedNotification();
      throw new AppError('BAD_SIGNATURE', 'Invalid signature.');
    }
    const attempt = await this.reader.of(AttemptEntity).findOneBy({ providerOrderId: String(body['order_id']) });
    if (!attempt) throw new AppError('NOT_FOUND', 'Order not found.');
    const id = await this.store(attempt, body);
    if (parseProviderAmount(body['gross_amount']) !== attempt.grossAmount) {
      await this.paymentLog.raiseAmountMismatch(attempt);
      return this.finish(id, 'amount_mismatch');
    }
    if (await this.isKnown(attempt, body)) return this.finish(id, 'known');
    await this.apply(id, attempt, body);
  }

  private async apply(id: number, attempt: AttemptEntity, body: Body): Promise<void> {
    const hint = readTransactionId(body) ?? undefined;
    try {
      await this.queryAttempt.run(attempt, { via: 'notification', hint, isKnown: () => this.isKnown(attempt, body) });
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      await this.transactions.run((db) =>
        db.update(AttemptEntity, { id: attempt.id, isFinal: false }, { dueAt: this.clock.now() }),
      );
      await this.finish(id, 'deferred');
      throw new AppError('UNAVAILABLE', 'The payment status could not be confirmed just now.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause: error,
      });
    }
    await this.askAgainUnlessKnown(attempt, body);
    await this.finish(id, 'applied');
  }

  /** The provider may still answer what was before its own notification: then it is asked again in a moment. */
  private async askAgainUnlessKnown(attempt: AttemptEntity, body: Body): Promise<void> {
    if (await this.isKnown(attempt, body)) return;
    const dueAt = new Date(this.clock.now().getTime() + ASK_AGAIN_AFTER_MS);
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id, isFinal: false, dueAt: MoreThan(dueAt) }, { dueAt }),
    );
  }

  /** Whether the provider itself told us this very status of this transaction before. */
  private async isKnown(attempt: AttemptEntity, body: Body): Promise<boolean> {
    const transactionId = readTransactionId(body);
    if (transactionId === null) return false;
    const status = String(body['transaction_status']).toLowerCase();
    const known = await this.reader.of(ProviderTransactionEntity).findOneBy({ attemptId: attempt.id, transactionId });
    // A challenged card and an accepted one are both `capture`.
    const fraudStatus = typeof body['fraud_status'] === 'string' ? body['fraud_status'].toLowerCase() : null;
    return known?.status === status && (fraudStatus === null || fraudStatus === known.fraudStatus);
  }

  private async store(attempt: AttemptEntity, body: Body): Promise<number> {
    const { identifiers } = await this.transactions.run((db) =>
      db.insert(NotificationEntity, {
        attemptId: attempt.id,
        transactionId: String(body['transaction_id'] ?? '').slice(0, 64),
        transactionStatus: String(body['transaction_status'] ?? '').slice(0, 20),
        raw: JSON.stringify(body).slice(0, MAX_RAW_LENGTH),
        outcome: 'received',
        receivedAt: this.clock.now(),
        handledAt: null,
      }),
    );
    return Number(identifiers[0]?.['id']);
  }

  private async finish(id: number, outcome: Outcome): Promise<void> {
    await this.transactions.run((db) =>
      db.update(NotificationEntity, { id }, { outcome, handledAt: this.clock.now() }),
    );
  }
}

/** Goes into a request path at the provider, so nothing but the characters of its ids is let through. */
function readTransactionId(body: Body): string | null {
  const id = body['transaction_id'];
  return typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null;
}
