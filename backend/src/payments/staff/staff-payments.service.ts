import { ORDER_NUMBER_PATTERN, type PayLink, type PendingPayment } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { ResumeLinksService } from '../../auth/purchase/resume-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { canBePaid, isStillOpen } from '../../orders/order-time.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { isProviderFailure } from '../provider/provider-errors.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';

/** The payment of an open order, for the back office. */
@Injectable()
export class StaffPaymentsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly closing: CloseAttemptsService,
    private readonly links: ResumeLinksService,
    private readonly clock: Clock,
  ) {}

  /** Throws 404. */
  async pending(orderNumber: string): Promise<PendingPayment> {
    const order = await this.order(orderNumber);
    const attempts = await this.reader.of(AttemptEntity).findBy({ orderId: order.id });
    const transaction = await this.reader.of(ProviderTransactionEntity).findOne({
      where: { attemptId: In(attempts.map(({ id }) => id)) },
      order: { transactionAt: 'DESC', id: 'DESC' },
    });
    const queried = attempts.flatMap(({ queriedAt }) => queriedAt ?? []).sort((a, b) => b.getTime() - a.getTime());
    const now = this.clock.now();
    return {
      is_open: isStillOpen(order, now),
      expires_at: order.expiresAt.toISOString(),
      has_pay_link: hasPayLink(order, now),
      method: transaction?.paymentType ?? null,
      state: transaction?.status ?? null,
      asked_at: queried[0]?.toISOString() ?? null,
    };
  }

  /** The buyer's own link; who took it and when is in the audit log. Throws 404, 409. */
  async payLink(orderNumber: string, actor: Actor): Promise<PayLink> {
    const order = await this.order(orderNumber);
    if (!hasPayLink(order, this.clock.now())) throw new AppError('CONFLICT', 'There is no pay link any more.');
    const entry = { ...actor, action: 'take_pay_link', resource: 'orders', recordId: order.id };
    await this.transactions.run((db) => this.audit.record(db, { ...entry, after: { order_number: orderNumber } }));
    return { pay_url: this.links.address(order.orderNumber) };
  }

  /**
   * Queries the provider about every attempt that isn't final and applies the answers; false when none was ever opened.
   * Throws 404, 502.
   */
  async queryProvider(orderNumber: string): Promise<boolean> {
    const order = await this.order(orderNumber);
    if (!(await this.reader.of(AttemptEntity).existsBy({ orderId: order.id }))) return false;
    try {
      await this.closing.queryAll(order.id, 'staff');
      return true;
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      const text = 'The payment provider could not be asked. Please try again in a moment.';
      throw new AppError('PROVIDER_FAILED', text, { cause: error });
    }
  }

  private async order(orderNumber: string): Promise<OrderEntity> {
    const isNumber = ORDER_NUMBER_PATTERN.test(orderNumber);
    const order = isNumber && (await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() }));
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    return order;
  }
}

function hasPayLink(order: OrderEntity, now: Date): boolean {
  return canBePaid(order, now) && !order.syncLocked;
}
