import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MetricsService } from '../../platform/http/operations/metrics.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { PaymentLogService } from '../payment-log/payment-log.service.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { ApplyNotificationService } from './apply-notification.service.js';
import { NotificationLogService } from './notification-log.service.js';

const RETRY_AFTER_SECONDS = 60;

/** Takes the provider's notifications: checks the signature, stores, queries the provider, applies its answer. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly reader: Reader,
    private readonly log: NotificationLogService,
    private readonly paymentLog: PaymentLogService,
    private readonly applying: ApplyNotificationService,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Null means a body that can't be signed. Throws 403 (wrong signature), 404 (unknown order), 503 (the provider
   * can't be queried now: it sends the notification again).
   */
  async receive(notification: ProviderNotification | null): Promise<void> {
    if (!notification || !this.gateway.isSigned(notification)) {
      this.metrics.countRefusedNotification();
      throw new AppError('BAD_SIGNATURE', 'Invalid signature.');
    }
    const { providerOrderId, grossAmount } = notification;
    const attempt = await this.reader.of(AttemptEntity).findOneBy({ providerOrderId });
    if (!attempt) throw new AppError('NOT_FOUND', 'Order not found.');
    const id = await this.log.add(attempt, notification);
    if (grossAmount !== attempt.grossAmount) {
      await this.paymentLog.raiseAmountMismatch(attempt);
      return this.log.finish(id, 'amount_mismatch');
    }
    const applied = await this.applying.run(attempt, notification);
    await this.log.finish(id, applied.outcome);
    if (applied.outcome !== 'deferred') return;
    throw new AppError('UNAVAILABLE', 'The payment status could not be confirmed just now.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: applied.cause,
    });
  }
}
