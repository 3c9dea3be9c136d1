import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { PaymentLogService } from '../payment-log/payment-log.service.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { type Applied, ApplyNotificationService, type Stored } from './apply-notification.service.js';
import { NotificationLogService } from './notification-log.service.js';
import { NotificationProofsService } from './notification-proofs.service.js';
import { isProviderFailure, ShuttingDown } from '../provider/provider-errors.js';
import { UnknownOrdersService } from './unknown-orders.service.js';

const RETRY_AFTER_SECONDS = 60;
/** With so many waiting the answer doesn't wait for the application: the queue is ours, so a repeat would not help. */
const LONG_QUEUE = 100;
/**
 * The provider waits 15 s for the answer. The queries that follow go to the notification's transaction and to each open
 * one, one after the other, and take 4 s each at most.
 */
const TURN_WITHIN_MS = 4_000;

/**
 * Takes the provider's notifications: checks the signature, stores, queries the provider, applies its answer. It is
 * answered when it is applied, or once it is stored when its turn doesn't come soon.
 */
@Injectable()
export class NotificationsService {
  private readonly logger = new Logger(NotificationsService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly reader: Reader,
    private readonly log: NotificationLogService,
    private readonly paymentLog: PaymentLogService,
    private readonly applying: ApplyNotificationService,
    private readonly pool: ProviderPool,
    private readonly metrics: MetricsService,
    private readonly unknownOrders: UnknownOrdersService,
    private readonly proofs: NotificationProofsService,
  ) {}

  /**
   * Null means a body that can't be signed. Throws 403 (wrong signature), 404 (unknown order), 503 (the provider
   * can't be queried now: it sends the notification again). `from` is the sender's address.
   */
  async receive(notification: ProviderNotification | null, from: string): Promise<void> {
    if (!notification || !this.gateway.isSigned(notification)) {
      this.metrics.countRefusedNotification();
      throw new AppError('BAD_SIGNATURE', 'Invalid signature.');
    }
    // It must not wait for this, and it never fails.
    void this.proofs.note(from);
    const { providerOrderId, grossAmount } = notification;
    const attempt = await this.reader.of(AttemptEntity).findOneBy({ providerOrderId });
    if (!attempt) return this.refuseUnknown(notification);
    const id = await this.log.add(attempt, notification);
    if (grossAmount !== attempt.grossAmount) {
      await this.paymentLog.raiseAmountMismatch(attempt);
      return this.log.finish(id, 'amount_mismatch');
    }
    const isLong = this.pool.waiting('notified') >= LONG_QUEUE;
    if (isLong && this.pool.isFailing()) {
      await this.log.defer(id, attempt);
      throw unconfirmed();
    }
    const applied = await this.applyOrQueue({ id, attempt, notification }, isLong ? 0 : TURN_WITHIN_MS);
    if (applied === 'queued' && this.pool.isFailing()) throw unconfirmed();
    if (applied !== 'queued' && 'cause' in applied) throw unconfirmed(applied.cause);
  }

  /** Its money is noted, should the order have been lost by a restore. */
  private async refuseUnknown(notification: ProviderNotification): Promise<never> {
    await this.unknownOrders.note(notification).catch((error: unknown) => {
      throw isProviderFailure(error) || error instanceof ShuttingDown ? unconfirmed(error as Error) : error;
    });
    throw new AppError('NOT_FOUND', 'Order not found.');
  }

  /** `queued` when the notification's turn hasn't come in the given time; it is applied all the same. */
  private async applyOrQueue(stored: Stored, turnWithinMs: number): Promise<Applied | 'queued'> {
    let hasBegun = false;
    const applied = this.applying.run(stored, () => {
      hasBegun = true;
    });
    let isAnswered = false;
    applied.catch((error: unknown) => {
      // It stays unapplied in the log: the sync finds it there.
      if (isAnswered) this.logger.error(error, `notification ${stored.id} could not be applied`);
    });
    if (turnWithinMs > 0) {
      const late = new AbortController();
      const waited = pause(turnWithinMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
      await Promise.race([applied, waited]).finally(() => late.abort());
      if (hasBegun) return applied;
    }
    isAnswered = true;
    return 'queued';
  }
}

function unconfirmed(cause?: Error): AppError {
  const text = 'The payment status could not be confirmed just now.';
  return new AppError('UNAVAILABLE', text, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    limit: 'provider_unconfirmed',
    cause,
  });
}
