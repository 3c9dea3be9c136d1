import { isSuccessful, ORDER_NUMBER_PATTERN } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { OrderEntity } from '../../orders/order.entity.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DifferenceEntity } from '../payment-log/difference.entity.js';
import { meansMoney, unknownPayment } from '../payment-log/unknown-payment.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { PaymentGateway, type ProviderNotification, type ProviderStatus } from '../provider/payment-gateway.js';

/** Of a second and later attempt. */
const ATTEMPT = /-\d{1,3}$/;

/** Money for orders, or for later attempts at one, that came after the backup which was restored, or of an edition that is over. */
@Injectable()
export class UnknownOrdersService {
  private readonly logger = new Logger(UnknownOrdersService.name);

  constructor(
    private readonly backups: BackupsService,
    private readonly gateway: PaymentGateway,
    private readonly pool: ProviderPool,
    private readonly transactions: Transactions,
    private readonly orderStatus: OrderStatusService,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
  ) {}

  /**
   * Queries the provider about an attempt with a number of ours that isn't here, and notes its money as a difference that
   * waits for a person, once; the order, if it is here, is marked too. Without a restore or an earlier edition nothing is
   * done. Throws a provider failure.
   */
  async note(notification: ProviderNotification): Promise<void> {
    const { providerOrderId, transactionId } = notification;
    if (!ORDER_NUMBER_PATTERN.test(providerOrderId.replace(ATTEMPT, ''))) return;
    if (this.editions.closed === 0 && !(await this.backups.lastRestore())) return;
    const answer = await this.pool.run(turnOf(providerOrderId), 'notified', () =>
      this.pool.call(() => this.gateway.status(transactionId ?? providerOrderId)),
    );
    if (answer?.providerOrderId !== providerOrderId || !meansMoney(answer.status)) return;
    await this.store(answer).catch((error: unknown) => {
      // The provider repeats a notification that is answered 404, perhaps to two processes at once.
      if (!isDuplicateKey(error)) throw error;
    });
  }

  private async store({
    providerOrderId,
    transactionId,
    paymentType,
    status,
    grossAmount,
  }: ProviderStatus): Promise<void> {
    const payment = { providerOrderId, transactionId, paymentType, theirs: { status, amount: grossAmount } };
    await this.transactions.run(async (db) => {
      const order = await db.findOneBy(OrderEntity, { orderNumber: providerOrderId.replace(ATTEMPT, '') });
      const difference = unknownPayment({ ...payment, order: order && { ...order, amount: order.finalAmount } });
      const { differenceKey } = difference;
      if (await db.existsBy(DifferenceEntity, { differenceKey })) return;
      await db.insert(DifferenceEntity, { ...difference, foundAt: this.clock.now() });
      const kind = order && isSuccessful(order.status) ? 'paid_twice' : 'provider_disagrees';
      if (order) await this.orderStatus.raiseAttention(db, order, kind, { via: 'notification' });
      this.logger.warn(
        'money has come for an order or an attempt from after a restored backup, or of an earlier edition',
      );
    });
  }
}

/** The pool queries one order at a time, by its id; an order without one gets a number that is no id. */
function turnOf(providerOrderId: string): number {
  return -1 - createHash('sha256').update(providerOrderId).digest().readUInt32BE();
}
