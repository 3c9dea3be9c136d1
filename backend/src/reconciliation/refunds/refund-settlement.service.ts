import { isSuccessful, type OrderStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../clock/clock.js';
import { OrderStatusService } from '../../orders/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { summarise, type Summary } from '../../payments/attempt-summary.js';
import { AttemptEntity } from '../../payments/attempt.entity.js';
import type { ProviderStatus } from '../../payments/payment-gateway.js';
import { ProviderTransactionEntity } from '../../payments/provider-transaction.entity.js';
import { refundsOf, withSentBack } from './provider-refunds.js';
import { RefundTotalEntity } from './refund-total.entity.js';
import { RefundEntity } from './refund.entity.js';

const VIA = 'refund';

/** Ends refunds: what was reserved stays given back or comes free, and the order follows through the one door. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly orderStatus: OrderStatusService,
    private readonly clock: Clock,
  ) {}

  /** The money has gone back. False when the refund was ended before. */
  async done(db: EntityManager, refund: RefundEntity, changes: Partial<RefundEntity> = {}): Promise<boolean> {
    const { affected } = await db.update(
      RefundEntity,
      { id: refund.id, status: refund.status, sends: refund.sends },
      { ...changes, status: 'done', settledAt: this.clock.now(), sendingUntil: null },
    );
    if (!affected) return false;
    // The provider's own answer has been through the door; of money sent by hand it knows nothing.
    if (refund.way === 'manual') await this.tellOrder(db, refund);
    await this.settleAttention(db, refund.orderId);
    return true;
  }

  /** The money stays: what was reserved comes free again. */
  async over(db: EntityManager, refund: RefundEntity, changes: Partial<RefundEntity>): Promise<boolean> {
    const { id, status, sends } = refund;
    // The dialog that sent it may be sent once more, corrected: that is another refund.
    const ended = { ...changes, requestId: null, settledAt: this.clock.now(), sendingUntil: null };
    const { affected } = await db.update(RefundEntity, { id, status, sends }, ended);
    if (!affected) return false;
    await db
      .createQueryBuilder()
      .update(RefundTotalEntity)
      .set({ reservedAmount: () => 'reserved_amount - :amount' })
      .where('payment_key = :key', { key: refund.paymentKey, amount: refund.amount })
      .execute();
    return true;
  }

  /** Ends refunds whose answer was lost, when the provider lists them. */
  async learn(db: EntityManager, orderId: number, theirs: readonly ProviderStatus[]): Promise<void> {
    const open = await db.findBy(RefundEntity, { orderId, way: 'provider', status: In(['sending', 'unknown']) });
    for (const refund of open) {
      const status = theirs.find((each) => each.transactionId === refund.transactionId);
      if (status && refundsOf(status.raw).has(refund.refundKey)) await this.done(db, refund);
    }
  }

  /** Rupiah that people sent back, by transaction id. */
  async sentBackByHand(db: EntityManager, orderId: number): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const { transactionId, amount } of await db.findBy(RefundEntity, { orderId, way: 'manual', status: 'done' })) {
      if (transactionId !== null) sums.set(transactionId, (sums.get(transactionId) ?? 0) + amount);
    }
    return sums;
  }

  private async tellOrder(db: EntityManager, { orderId, transactionId }: RefundEntity): Promise<void> {
    // Money of another amount never paid the order: that it went back is nothing to it.
    if (transactionId !== null && !(await db.existsBy(ProviderTransactionEntity, { transactionId }))) return;
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const summary = transactionId === null ? null : await this.summary(db, order);
    const to = summary?.status ?? (await this.statusByAmount(db, order));
    // Of a payment beside the one that paid, the order itself takes no notice.
    if (to !== 'refund' && to !== 'partial_refund') return;
    const decisive = summary?.decisive.transactionId;
    await this.orderStatus.apply(db, { orderId, to, source: 'admin', via: VIA, transactionId: decisive });
  }

  /** What the order was called to a person for may be done with by the refund. */
  private async settleAttention(db: EntityManager, orderId: number): Promise<void> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const summary = await this.summary(db, order);
    const isPaid = summary === null ? isSuccessful(order.status) : summary.paid.length > 0;
    const isDealtWith =
      order.attention === 'paid_twice'
        ? (summary?.paid.length ?? 0) <= 1
        : !isPaid && (order.attention === 'paid_without_seat' || order.attention === 'paid_after_delete');
    if (isDealtWith) await this.orderStatus.settleAttention(db, order, VIA);
  }

  private async summary(db: EntityManager, order: OrderEntity): Promise<Summary<ProviderTransactionEntity> | null> {
    const attempts = await db.find(AttemptEntity, { where: { orderId: order.id }, select: { id: true } });
    const all = await db.findBy(ProviderTransactionEntity, { attemptId: In(attempts.map((each) => each.id)) });
    const sentBack = await this.sentBackByHand(db, order.id);
    return summarise(
      all.map((each) => withSentBack(each, sentBack)),
      order.transactionId,
    );
  }

  /** Of money that did not come through the provider. */
  private async statusByAmount(db: EntityManager, order: OrderEntity): Promise<OrderStatus> {
    const done = await db.findBy(RefundEntity, { orderId: order.id, status: 'done', transactionId: IsNull() });
    const sum = done.reduce((total, each) => total + each.amount, 0);
    return sum >= order.finalAmount ? 'refund' : 'partial_refund';
  }
}
