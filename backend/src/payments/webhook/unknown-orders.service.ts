import { ORDER_NUMBER_PATTERN } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DifferenceEntity } from '../payment-log/difference.entity.js';
import { meansMoney, unknownPayment } from '../payment-log/unknown-payment.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { PaymentGateway, type ProviderNotification, type ProviderStatus } from '../provider/payment-gateway.js';

/** Of a second and later attempt. */
const ATTEMPT = /-\d{1,3}$/;

/** Money for orders that were placed after the backup that this database was restored from. */
@Injectable()
export class UnknownOrdersService {
  private readonly logger = new Logger(UnknownOrdersService.name);

  constructor(
    private readonly backups: BackupsService,
    private readonly gateway: PaymentGateway,
    private readonly pool: ProviderPool,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Queries the provider about an order with a number of ours that isn't here, and notes its money as a difference that
   * waits for a person, once. Without a restore nothing is done. Throws a provider failure.
   */
  async note(notification: ProviderNotification): Promise<void> {
    const { providerOrderId, transactionId } = notification;
    if (!ORDER_NUMBER_PATTERN.test(providerOrderId.replace(ATTEMPT, ''))) return;
    if (!(await this.backups.lastRestore())) return;
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
    const theirs = { status, amount: grossAmount };
    const difference = unknownPayment({ providerOrderId, transactionId, paymentType, theirs, order: null });
    const { differenceKey } = difference;
    await this.transactions.run(async (db) => {
      if (await db.existsBy(DifferenceEntity, { differenceKey })) return;
      await db.insert(DifferenceEntity, { ...difference, foundAt: this.clock.now() });
      this.logger.warn('money has come for an order that was placed after the backup which was restored');
    });
  }
}

/** The pool queries one order at a time, by its id; an order without one gets a number that is no id. */
function turnOf(providerOrderId: string): number {
  return -1 - createHash('sha256').update(providerOrderId).digest().readUInt32BE();
}
