import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundMailsService } from '../../orders/status/refund-mails.service.js';
import { summarise, type Summary } from '../../payments/payment-log/payment-summary.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { isPaidOutsideProvider } from '../../payments/payment-log/paid-outside-provider.js';
import { OwnRefundsService } from '../../payments/payment-log/own-refunds.service.js';
import type { ProviderStatus } from '../../payments/provider/payment-gateway.js';
import { listedRefunds, withManualRefunds } from '../../payments/payment-log/provider-refunds.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { RefundedAmountService } from '../../payments/payment-log/refunded-amount.service.js';
import { RefundedTicketsService } from '../requests/refunded-tickets.service.js';
import { RefundTotalEntity } from '../requests/refund-total.entity.js';

type Held = Summary<ProviderTransactionEntity> | null;

const VIA = 'refund';
const NOT_DONE = ['sending', 'unknown', 'refused'] as const;

/** Ends refunds: the reserved amount is spent or freed, and `OrderStatusService` applies the refund to the order. */
@Injectable()
export class RefundSettlementService {
  constructor(
    private readonly orderStatus: OrderStatusService,
    private readonly ownRefunds: OwnRefundsService,
    private readonly refundedAmount: RefundedAmountService,
    private readonly tickets: RefundedTicketsService,
    private readonly refundMails: RefundMailsService,
    private readonly clock: Clock,
  ) {}

  /** The money went back. False when the refund had ended before. */
  async complete(db: EntityManager, refund: RefundEntity, changes: Partial<RefundEntity> = {}): Promise<boolean> {
    if (!(await this.mark(db, refund, changes))) return false;
    await this.applyCompleted(db, refund);
    return true;
  }

  /** Applies a refund that is marked as done to order, tickets and mails; `refund` as it was before. */
  async applyCompleted(db: EntityManager, refund: RefundEntity): Promise<void> {
    if (refund.status === 'refused') await this.reserveAgain(db, refund);
    // The provider's answer was applied to the order already; it knows nothing of manual refunds.
    if (refund.way === 'manual') await this.applyToOrder(db, refund);
    await this.refundedAmount.recount(db, refund.orderId);
    await this.tickets.complete(db, refund);
    await this.notifyBuyer(db, refund);
    await this.settleAttention(db, refund.orderId);
  }

  /** The refund failed: frees the reserved amount. */
  async abort(db: EntityManager, refund: RefundEntity, changes: Partial<RefundEntity>): Promise<boolean> {
    const { id, status, sends } = refund;
    // The admin may correct the form and send it again: that is another refund.
    const ended = { ...changes, requestId: null, settledAt: this.clock.now(), sendingUntil: null };
    const { affected } = await db.update(RefundEntity, { id, status, sends }, ended);
    if (!affected) return false;
    await db
      .createQueryBuilder()
      .update(RefundTotalEntity)
      .set({ reservedAmount: () => 'reserved_amount - :amount' })
      .where('payment_key = :key', { key: refund.paymentKey, amount: refund.amount })
      .execute();
    await this.tickets.restore(db, refund);
    return true;
  }

  /**
   * Marks refunds as done that the provider lists: their answers were lost, or refused a refund that was done all the
   * same. Returns them as they were; once the answer is applied to the order, each needs `applyCompleted`.
   */
  async completeListed(db: EntityManager, orderId: number, theirs: readonly ProviderStatus[]): Promise<RefundEntity[]> {
    const learned: RefundEntity[] = [];
    for (const refund of await db.findBy(RefundEntity, { orderId, way: 'provider', status: In(NOT_DONE) })) {
      const status = theirs.find((each) => each.transactionId === refund.transactionId);
      const isListed = status && listedRefunds(status.raw).has(refund.refundKey);
      if (isListed && (await this.mark(db, refund, { answer: null }))) learned.push(refund);
    }
    return learned;
  }

  private async mark(db: EntityManager, refund: RefundEntity, changes: Partial<RefundEntity>): Promise<boolean> {
    const { id, status, sends } = refund;
    const done = { ...changes, status: 'done' as const, settledAt: this.clock.now(), sendingUntil: null };
    const { affected } = await db.update(RefundEntity, { id, status, sends }, done);
    return Boolean(affected);
  }

  private async notifyBuyer(db: EntityManager, refund: RefundEntity): Promise<void> {
    const { orderId, transactionId, amount, way } = refund;
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const isOwn = await this.refundedAmount.isOfPayer(db, order, transactionId);
    const scope = isOwn ? (isSuccessful(order.status) ? 'part' : 'full') : 'extra';
    const payment = transactionId && (await db.findOneBy(ProviderTransactionEntity, { transactionId }));
    const paymentType = payment ? payment.paymentType : null;
    await this.refundMails.refunded(db, order, { amount, scope, way, paymentType, tickets: refund.tickets ?? [] });
  }

  private async applyToOrder(db: EntityManager, { orderId, transactionId }: RefundEntity): Promise<void> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const summary = await this.summary(db, order);
    if (transactionId === null) return this.applyToOrderPaidOutside(db, order, summary);
    // A payment of another amount never paid the order: its refund doesn't change it.
    if (!(await db.existsBy(ProviderTransactionEntity, { transactionId }))) return;
    if (!summary || isPaidOutsideProvider(order, await this.transactionsOf(db, orderId))) return;
    // `OrderStatusService` ignores payments other than the one that paid the order.
    const { status: to, decisive } = summary;
    const report = { orderId, to, source: 'refund', via: VIA, transactionId: decisive.transactionId } as const;
    await this.orderStatus.apply(db, report);
  }

  /** Refunds of money from outside the provider. While the provider holds money too, the order stays paid by that. */
  private async applyToOrderPaidOutside(db: EntityManager, order: OrderEntity, summary: Held): Promise<void> {
    const isAllBack = (await this.refundedOutside(db, order.id)) >= order.finalAmount;
    const [other] = isSuccessful(order.status) ? (summary?.paid ?? []) : [];
    if (!other) {
      const to = isAllBack ? 'refund' : 'partial_refund';
      await this.orderStatus.apply(db, { orderId: order.id, to, source: 'refund', via: VIA });
    } else if (isAllBack) {
      await this.orderStatus.payWithInstead(db, order, other.transactionId);
    }
  }

  /** Its amount had been freed; the provider's list may have counted it as made elsewhere meanwhile. */
  private async reserveAgain(db: EntityManager, { paymentKey, amount }: RefundEntity): Promise<void> {
    const elsewhere = 'CASE WHEN elsewhere_amount > :amount THEN elsewhere_amount - :amount ELSE 0 END';
    await db
      .createQueryBuilder()
      .update(RefundTotalEntity)
      .set({ reservedAmount: () => 'reserved_amount + :amount', elsewhereAmount: () => elsewhere })
      .where('payment_key = :paymentKey')
      .setParameters({ paymentKey, amount })
      .execute();
  }

  /** The refund may settle the reason why the order needed attention. */
  private async settleAttention(db: EntityManager, orderId: number): Promise<void> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const summary = await this.summary(db, order);
    const isPaid = summary === null ? isSuccessful(order.status) : summary.paid.length > 0;
    const isDealtWith =
      order.attention === 'paid_twice'
        ? (summary?.paid.length ?? 0) + ((await this.holdsMoneyOutside(db, order)) ? 1 : 0) <= 1
        : !isPaid && (order.attention === 'paid_without_seat' || order.attention === 'paid_after_delete');
    if (isDealtWith) await this.orderStatus.settleAttention(db, order, VIA);
  }

  private async holdsMoneyOutside(db: EntityManager, order: OrderEntity): Promise<boolean> {
    if (!isPaidOutsideProvider(order, await this.transactionsOf(db, order.id))) return false;
    return (await this.refundedOutside(db, order.id)) < order.finalAmount;
  }

  private async transactionsOf(db: EntityManager, orderId: number): Promise<ProviderTransactionEntity[]> {
    const attempts = await db.find(AttemptEntity, { where: { orderId }, select: { id: true } });
    return db.findBy(ProviderTransactionEntity, { attemptId: In(attempts.map((each) => each.id)) });
  }

  private async summary(db: EntityManager, order: OrderEntity): Promise<Held> {
    const all = await this.transactionsOf(db, order.id);
    const { manual } = await this.ownRefunds.of(db, order.id);
    return summarise(
      all.map((each) => withManualRefunds(each, manual)),
      order.transactionId,
    );
  }

  /** Rupiah refunded of money from outside the provider. */
  private async refundedOutside(db: EntityManager, orderId: number): Promise<number> {
    const done = await db.findBy(RefundEntity, { orderId, status: 'done', transactionId: IsNull() });
    return done.reduce((total, each) => total + each.amount, 0);
  }
}
