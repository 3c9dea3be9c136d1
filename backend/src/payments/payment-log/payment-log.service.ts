import { decideTransition, isSuccessful, statusGroup } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, EntityNotFoundError } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { NetworkHoldsService } from '../../orders/holds/network-holds.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundMailsService } from '../../orders/status/refund-mails.service.js';
import { AttemptEntity } from './attempt.entity.js';
import { summarise, toOrderStatus } from './payment-summary.js';
import { tookMoney, isPaidOutsideProvider } from './paid-outside-provider.js';
import { isOurRefund, NO_REFUNDS, OwnRefundsService } from './own-refunds.service.js';
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
  /** All transactions of this attempt, after the answers. */
  transactions: ProviderTransactionEntity[];
}

/** What else is written in the transaction of the answers. */
type Alongside = (db: EntityManager, recorded: Recorded) => Promise<void>;

/** Stores the provider's answers about an attempt and applies them with `OrderStatusService`, in one transaction. */
@Injectable()
export class PaymentLogService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orderStatus: OrderStatusService,
    private readonly networks: NetworkHoldsService,
    private readonly ownRefunds: OwnRefundsService,
    private readonly refundedAmount: RefundedAmountService,
    private readonly refundMails: RefundMailsService,
    private readonly clock: Clock,
  ) {}

  /** Answers about another `order_id` are dropped; another amount changes nothing and calls for a person. */
  async record(
    attempt: AttemptEntity,
    answers: readonly ProviderStatus[],
    via: string,
    alongside?: Alongside,
  ): Promise<Recorded> {
    const own = answers.filter((each) => each.providerOrderId === attempt.providerOrderId);
    // By its own id and by the order's the provider may answer the same transaction: the later answer counts.
    const latest = new Map(own.map((each) => [each.transactionId, each]));
    const right = [...latest.values()].filter((each) => each.grossAmount === attempt.grossAmount);
    const amountsMatch = right.length === latest.size;
    return this.transactions.run(async (db) => {
      const order = await this.lockOrder(db, attempt.orderId);
      if (!amountsMatch) {
        await this.orderStatus.raiseAttention(db, order, 'amount_mismatch', { via });
        order.attention ??= 'amount_mismatch';
      }
      const known = await transactionsOf(db, order.id);
      const before = new Map(known.map(({ transactionId, raw }) => [transactionId, raw]));
      const all = new Map(known.map((each) => [each.transactionId, each]));
      for (const answer of right) {
        all.set(answer.transactionId, await this.store(db, attempt, answer, all.get(answer.transactionId)));
      }
      const after = await this.applySummary(db, { order, known, all: [...all.values()] }, via);
      if (right.length > 0) await this.networks.methodChosen(db, order, after);
      const isNews = ({ transactionId, status }: ProviderStatus): boolean =>
        before.get(transactionId)?.['transaction_status'] !== status;
      if (after.status === 'partial_chargeback' && right.some((each) => lacksChargeback(each) && isNews(each))) {
        await this.orderStatus.raiseAttention(db, after, 'chargeback_amount_unknown', { via });
      }
      const refunded = right.filter(reportsRefund);
      if (refunded.length > 0) await this.refundedAmount.recount(db, order.id);
      for (const answer of refunded) await this.notifyBuyer(db, after, answer, before.get(answer.transactionId) ?? {});
      const transactions = [...all.values()].filter(({ attemptId }) => attemptId === attempt.id);
      const recorded = { order: after, amountsMatch, transactions };
      await alongside?.(db, recorded);
      return recorded;
    });
  }

  /** Raised for a signed notification that names another amount than its attempt. */
  async raiseAmountMismatch(attempt: AttemptEntity): Promise<void> {
    await this.transactions.run(async (db) => {
      const order = await db.findOneByOrFail(OrderEntity, { id: attempt.orderId });
      await this.orderStatus.raiseAttention(db, order, 'amount_mismatch', { via: 'notification' });
    });
  }

  /** Serialises the answers about one order, of all processes and attempts: each must see the writes of the one before. */
  protected async lockOrder(db: EntityManager, id: number): Promise<OrderEntity> {
    const [order] = await lockRows(db, db.createQueryBuilder(OrderEntity, 'o').where({ id }));
    if (!order) throw new EntityNotFoundError(OrderEntity, { id });
    return order;
  }

  /** The transaction as it is after the answer. */
  private async store(
    db: EntityManager,
    attempt: AttemptEntity,
    answer: ProviderStatus,
    known: ProviderTransactionEntity | undefined,
  ): Promise<ProviderTransactionEntity> {
    const now = this.clock.now();
    const { transactionId, status, fraudStatus, settledAt, raw } = answer;
    if (!known) {
      const { paymentType, grossAmount, transactionAt } = answer;
      const seen = { firstSeenAt: now, updatedAt: now };
      const told = { transactionId, paymentType, grossAmount, status, fraudStatus, settledAt, transactionAt, raw };
      const row = { attemptId: attempt.id, ...told, ...seen };
      return { ...row, id: await insertRow(db, ProviderTransactionEntity, row) };
    }
    if (isOutdated(known, answer)) return known;
    const changes = { status, fraudStatus, settledAt: settledAt ?? known.settledAt, raw, updatedAt: now };
    await db.update(ProviderTransactionEntity, { id: known.id }, { ...changes, raw: raw as never });
    return { ...known, ...changes };
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

  /** `known` are the order's transactions before the answers, `all` after them. */
  private async applySummary(
    db: EntityManager,
    { order, known, all }: Record<'known' | 'all', readonly ProviderTransactionEntity[]> & { order: OrderEntity },
    via: string,
  ): Promise<OrderEntity> {
    // Only money that we knew of can have been refunded by us.
    const ours = known.some(tookMoney) ? await this.ownRefunds.of(db, order.id) : NO_REFUNDS;
    const adjusted = all.map((each) => withManualRefunds(each, ours.manual));
    const summary = summarise(adjusted, order.transactionId);
    if (!summary) return order;
    if (isSuccessful(order.status) && all.some(tookMoney) && isPaidOutsideProvider(order, all)) {
      // Money besides the payment that paid the order: its status doesn't change the order.
      if (summary.paid.length > 0) await this.orderStatus.raiseAttention(db, order, 'paid_twice', { via });
      return order;
    }
    const isOurs = statusGroup(summary.status) === 'refunded' && isOurRefund(summary.decisive, ours);
    const report = {
      orderId: order.id,
      to: summary.status,
      source: isOurs ? 'refund' : 'provider',
      via,
      transactionId: summary.decisive.transactionId,
      paidAt: summary.decisive.settledAt ?? this.clock.now(),
    } as const;
    const { order: after, changed } = await this.orderStatus.apply(db, report, order);
    if (summary.paid.length > 1) await this.orderStatus.raiseAttention(db, after, 'paid_twice', { via });
    // The token may still be alive: the sync closes it at once, then the seats are released.
    if (changed && statusGroup(after.status) === 'failed' && after.status !== 'deny') {
      await db.update(AttemptEntity, { orderId: order.id, isFinal: false }, { dueAt: this.clock.now() });
    }
    return after;
  }
}

/** Of all attempts of an order. */
function transactionsOf(db: EntityManager, orderId: number): Promise<ProviderTransactionEntity[]> {
  return db
    .createQueryBuilder(ProviderTransactionEntity, 't')
    .innerJoin(AttemptEntity, 'a', 'a.id = t.attemptId')
    .where('a.orderId = :orderId', { orderId })
    .orderBy('t.id')
    .getMany();
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
