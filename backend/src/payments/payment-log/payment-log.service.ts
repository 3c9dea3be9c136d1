import { decideTransition, isSuccessful, statusGroup } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { methodChosen } from '../../orders/holds/order-holds.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundMailsService } from '../../orders/status/refund-mails.service.js';
import { AttemptEntity } from './attempt.entity.js';
import { summarise, toOrderStatus } from './payment-summary.js';
import { tookMoney, isPaidOutsideProvider } from './paid-outside-provider.js';
import { isOurRefund, OwnRefundsService } from './own-refunds.service.js';
import { parseProviderAmount } from '../provider/midtrans-format.js';
import type { ProviderStatus } from '../provider/payment-gateway.js';
import { newlyRefundedElsewhere, refundedByProvider, withManualRefunds } from './provider-refunds.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';
import { RefundEntity } from './refund.entity.js';
import { RefundedAmountService } from './refunded-amount.service.js';

type Raw = Record<string, unknown>;

export interface Recorded {
  order: OrderEntity;
  /** Every answer about this attempt named its amount. */
  amountsMatch: boolean;
}

/** Stores the provider's answers about an attempt and applies them with `OrderStatusService`, in one transaction. */
@Injectable()
export class PaymentLogService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orderStatus: OrderStatusService,
    private readonly ownRefunds: OwnRefundsService,
    private readonly refundedAmount: RefundedAmountService,
    private readonly refundMails: RefundMailsService,
    private readonly clock: Clock,
  ) {}

  /** Answers about another `order_id` are dropped; another amount changes nothing and calls for a person. */
  async record(attempt: AttemptEntity, answers: readonly ProviderStatus[], via: string): Promise<Recorded> {
    const own = answers.filter((each) => each.providerOrderId === attempt.providerOrderId);
    const right = own.filter((each) => each.grossAmount === attempt.grossAmount);
    const amountsMatch = right.length === own.length;
    return this.transactions.run(async (db) => {
      await this.lockOrder(db, attempt.orderId);
      const order = await db.findOneByOrFail(OrderEntity, { id: attempt.orderId });
      if (!amountsMatch) await this.orderStatus.raiseAttention(db, order, 'amount_mismatch', { via });
      const before = new Map<string, Raw>();
      for (const answer of right) before.set(answer.transactionId, await this.store(db, attempt, answer));
      if (right.length > 0) await methodChosen(db, order);
      const after = await this.applySummary(db, order, via);
      const isNews = ({ transactionId, status }: ProviderStatus): boolean =>
        before.get(transactionId)?.['transaction_status'] !== status;
      if (after.status === 'partial_chargeback' && right.some((each) => lacksChargeback(each) && isNews(each))) {
        await this.orderStatus.raiseAttention(db, after, 'chargeback_amount_unknown', { via });
      }
      const refunded = right.filter(reportsRefund);
      if (refunded.length > 0) await this.refundedAmount.recount(db, order.id);
      for (const answer of refunded) await this.notifyBuyer(db, after, answer, before.get(answer.transactionId) ?? {});
      return { order: after, amountsMatch };
    });
  }

  /** Raised for a signed notification that names another amount than its attempt. */
  async raiseAmountMismatch(attempt: AttemptEntity): Promise<void> {
    await this.transactions.run(async (db) => {
      const order = await db.findOneByOrFail(OrderEntity, { id: attempt.orderId });
      await this.orderStatus.raiseAttention(db, order, 'amount_mismatch', { via: 'notification' });
    });
  }

  /**
   * Serialises the answers about one order, of all processes and attempts: each must see the writes of the one before.
   * Changes nothing.
   */
  protected async lockOrder(db: EntityManager, id: number): Promise<void> {
    await db.update(OrderEntity, { id }, { id });
  }

  /** Returns the provider's former answer. */
  private async store(db: EntityManager, attempt: AttemptEntity, answer: ProviderStatus): Promise<Raw> {
    const now = this.clock.now();
    const { transactionId, status, fraudStatus, settledAt, raw } = answer;
    const known = await db.findOneBy(ProviderTransactionEntity, { transactionId });
    if (!known) {
      await db.insert(ProviderTransactionEntity, {
        attemptId: attempt.id,
        transactionId,
        paymentType: answer.paymentType,
        grossAmount: answer.grossAmount,
        status,
        fraudStatus,
        settledAt,
        transactionAt: answer.transactionAt,
        raw: raw as never,
        firstSeenAt: now,
        updatedAt: now,
      });
      return {};
    }
    if (!isOutdated(known, answer)) {
      await db.update(
        ProviderTransactionEntity,
        { id: known.id },
        { status, fraudStatus, settledAt: settledAt ?? known.settledAt, raw: raw as never, updatedAt: now },
      );
    }
    return known.raw;
  }

  /** About refunds made at the provider itself; `RefundSettlementService` notifies about ours. */
  private async notifyBuyer(db: EntityManager, order: OrderEntity, answer: ProviderStatus, known: Raw): Promise<void> {
    // Staff take care of a locked order.
    if (order.syncLocked) return;
    const { transactionId, paymentType } = answer;
    const ours = await db.findBy(RefundEntity, { orderId: order.id, transactionId, way: 'provider' });
    const amount = newlyRefundedElsewhere(known, answer.raw, ours);
    if (amount === 0) return;
    const isOwn = await this.refundedAmount.isOfPayer(db, order, transactionId);
    const scope = isOwn ? (isSuccessful(order.status) ? 'part' : 'full') : 'extra';
    await this.refundMails.refunded(db, order, { amount, scope, way: 'provider', paymentType, tickets: [] });
  }

  private async applySummary(db: EntityManager, order: OrderEntity, via: string): Promise<OrderEntity> {
    const attempts = await db.find(AttemptEntity, { where: { orderId: order.id }, select: { id: true } });
    const all = await db.findBy(ProviderTransactionEntity, { attemptId: In(attempts.map((each) => each.id)) });
    const ours = await this.ownRefunds.of(db, order.id);
    const adjusted = all.map((each) => withManualRefunds(each, ours.manual));
    const summary = summarise(adjusted, order.transactionId);
    if (!summary) return order;
    if (isSuccessful(order.status) && all.some(tookMoney) && isPaidOutsideProvider(order, all)) {
      // Money besides the payment that paid the order: its status doesn't change the order.
      if (summary.paid.length > 0) await this.orderStatus.raiseAttention(db, order, 'paid_twice', { via });
      return order;
    }
    const isOurs = statusGroup(summary.status) === 'refunded' && isOurRefund(summary.decisive, ours);
    const { order: after, changed } = await this.orderStatus.apply(db, {
      orderId: order.id,
      to: summary.status,
      source: isOurs ? 'refund' : 'provider',
      via,
      transactionId: summary.decisive.transactionId,
      paidAt: summary.decisive.settledAt ?? this.clock.now(),
    });
    if (summary.paid.length > 1) await this.orderStatus.raiseAttention(db, after, 'paid_twice', { via });
    // The token may still be alive: the sync closes it at once, then the seats are released.
    if (changed && statusGroup(after.status) === 'failed' && after.status !== 'deny') {
      await db.update(AttemptEntity, { orderId: order.id, isFinal: false }, { dueAt: this.clock.now() });
    }
    return after;
  }
}

function reportsRefund(answer: ProviderStatus): boolean {
  const status = toOrderStatus(answer);
  return status !== null && statusGroup(status) === 'refunded';
}

/** The provider's documents don't name this field; no other field says how much the bank took. */
function lacksChargeback({ status, raw }: ProviderStatus): boolean {
  return status === 'partial_chargeback' && parseProviderAmount(raw['chargeback_amount']) === null;
}

/**
 * Two processes may query at once and write in the other order: a settled payment never goes back to pending, and the
 * refunded amount only grows.
 */
function isOutdated(known: ProviderTransactionEntity, answer: ProviderStatus): boolean {
  const before = toOrderStatus(known);
  const next = toOrderStatus(answer);
  if (before === null || next === null) return false;
  if (before === next) return refundedByProvider(answer.raw) < refundedByProvider(known.raw);
  return decideTransition(before, next, 'provider').kind === 'ignore';
}
