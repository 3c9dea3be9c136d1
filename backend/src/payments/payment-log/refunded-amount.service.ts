import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { OrderEntity } from '../../orders/order.entity.js';
import { summarise } from './payment-summary.js';
import { AttemptEntity } from './attempt.entity.js';
import { parseProviderAmount } from '../provider/midtrans-format.js';
import { isPaidOutsideProvider } from './paid-outside-provider.js';
import { refundedByProvider } from './provider-refunds.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';
import { RefundEntity } from './refund.entity.js';

/** Counts the refunds of the payment that paid an order; all net figures subtract it. */
@Injectable()
export class RefundedAmountService {
  /** Call it whenever a refund ends or the provider reports one. */
  async recount(db: EntityManager, orderId: number): Promise<void> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const counted = Math.min(order.finalAmount, await this.count(db, order));
    if (counted !== order.refundedAmount) await db.update(OrderEntity, { id: orderId }, { refundedAmount: counted });
  }

  /** Whether this payment paid the order; null names money from outside the provider. */
  async isOfPayer(db: EntityManager, order: OrderEntity, transactionId: string | null): Promise<boolean> {
    return ((await this.payer(db, order))?.transactionId ?? null) === transactionId;
  }

  private async payer(db: EntityManager, order: OrderEntity): Promise<ProviderTransactionEntity | null> {
    const attempts = await db.find(AttemptEntity, { where: { orderId: order.id }, select: { id: true } });
    const attemptId = In(attempts.map(({ id }) => id));
    return payerOf(order, await db.findBy(ProviderTransactionEntity, { attemptId }));
  }

  private async count(db: EntityManager, order: OrderEntity): Promise<number> {
    const payer = await this.payer(db, order);
    const done = await db.findBy(RefundEntity, { orderId: order.id, status: 'done' });
    const own = done.filter(({ transactionId }) => transactionId === (payer?.transactionId ?? null));
    const sent = (way: RefundEntity['way']): number =>
      own.filter((each) => each.way === way).reduce((sum, { amount }) => sum + amount, 0);
    // The provider's own sum holds ours too, once it has told of them.
    const throughProvider = Math.max(sent('provider'), payer ? refundedByProvider(payer.raw) : 0);
    return throughProvider + sent('manual') + chargedBack(payer);
  }
}

/** Null for money from outside the provider. */
function payerOf(order: OrderEntity, transactions: ProviderTransactionEntity[]): ProviderTransactionEntity | null {
  if (order.transactionId === null && isPaidOutsideProvider(order, transactions)) return null;
  const named = transactions.find(({ transactionId }) => transactionId === order.transactionId);
  return named ?? summarise(transactions, order.transactionId)?.decisive ?? null;
}

function chargedBack(payer: ProviderTransactionEntity | null): number {
  return parseProviderAmount(payer?.raw['chargeback_amount']) ?? 0;
}
