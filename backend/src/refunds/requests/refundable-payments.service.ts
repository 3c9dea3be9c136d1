import { isSuccessful, refundsInPart, refundWay, type RefundablePayment, type RefundWay } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { isPaidOutsideProvider } from '../../payments/payment-log/paid-outside-provider.js';
import { refundedElsewhere, UNDER_WAY_OR_DONE } from '../../payments/payment-log/provider-refunds.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { RefundTotalEntity } from './refund-total.entity.js';

/** Provider statuses of transactions that took money. */
export const MONEY: readonly string[] = [
  'capture',
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
];

const BLOCKED = {
  capture: 'This card payment can be refunded once it is settled, usually the next day.',
  chargeback: 'The bank has taken this money back.',
} as const;

type PaidTransaction = Pick<
  ProviderTransactionEntity,
  'transactionId' | 'paymentType' | 'status' | 'grossAmount' | 'raw'
>;

/** A payment of an order with its refundable amount. */
export interface PaymentMoney extends RefundablePayment {
  paymentKey: string;
  /** Rupiah refunded in the provider's own dashboard. */
  elsewhere: number;
}

/** The payments of an order with their refundable amounts. Reads inside the caller's transaction. */
@Injectable()
export class RefundablePaymentsService {
  constructor(private readonly reader: Reader) {}

  async of(order: OrderEntity): Promise<PaymentMoney[]> {
    const refunds = await this.reader.of(RefundEntity).findBy({ orderId: order.id });
    const transactions = await this.paid(order.id);
    const known = new Set(transactions.map((each) => each.transactionId));
    const others = (await this.ofOtherAmounts(order.id)).filter((each) => !known.has(each.transactionId));
    const isPaidOutside = isPaidOutsideProvider(order, transactions);
    const own = [...transactions, ...others].map((each) => this.fromProvider(order, each, refunds, isPaidOutside));
    const hasOutside =
      refunds.some((each) => each.transactionId === null) ||
      (others.length === 0 && isPaidOutside) ||
      (own.length === 0 && isSuccessful(order.status));
    const payments = hasOutside && order.finalAmount > 0 ? [fromOutside(order), ...own] : own;
    const totals = await this.reader
      .of(RefundTotalEntity)
      .findBy({ paymentKey: In(payments.map((each) => each.paymentKey)) });
    return payments.map((payment) => {
      const total = totals.find((each) => each.paymentKey === payment.paymentKey);
      const elsewhere = Math.max(payment.elsewhere, total?.elsewhereAmount ?? 0);
      const counted = (total?.reservedAmount ?? 0) + elsewhere;
      const isAllBack = payment.transaction_id !== null && payment.status === 'refund';
      const refunded = isAllBack ? Math.max(counted, payment.amount) : counted;
      return { ...payment, elsewhere, refunded, left: Math.max(0, payment.amount - refunded) };
    });
  }

  private async paid(orderId: number): Promise<ProviderTransactionEntity[]> {
    const attempts = await this.reader.of(AttemptEntity).find({ where: { orderId }, select: { id: true } });
    return this.reader.of(ProviderTransactionEntity).find({
      where: { attemptId: In(attempts.map((each) => each.id)), status: In([...MONEY]) },
      order: { transactionAt: 'ASC', id: 'ASC' },
    });
  }

  /** A payment of another amount never pays the order, but can be refunded. */
  private async ofOtherAmounts(orderId: number): Promise<PaidTransaction[]> {
    const rows = await this.reader
      .of(DifferenceEntity)
      .find({ where: { orderId, kind: 'amount_differs', theirStatus: In([...MONEY]) }, order: { id: 'ASC' } });
    const byId = new Map<string, PaidTransaction>();
    for (const { theirTransactionId, theirStatus, theirAmount, paymentType } of rows) {
      if (theirTransactionId === null || theirStatus === null || theirAmount === null) continue;
      const status = theirStatus;
      const transaction = { transactionId: theirTransactionId, paymentType: paymentType ?? 'unknown', status, raw: {} };
      byId.set(theirTransactionId, { ...transaction, grossAmount: theirAmount });
    }
    return [...byId.values()];
  }

  private fromProvider(
    order: OrderEntity,
    { transactionId, paymentType, status, grossAmount, raw }: PaidTransaction,
    refunds: readonly RefundEntity[],
    isPaidOutside: boolean,
  ): PaymentMoney {
    const own = refunds.filter((each) => each.transactionId === transactionId);
    const wasRefused = own.some((each) => each.way === 'provider' && each.status === 'refused');
    // One that was refused here and is listed all the same counts as made elsewhere.
    const ours = own.filter(({ way, status: each }) => way === 'provider' && UNDER_WAY_OR_DONE.includes(each));
    const first = refundWay(paymentType);
    const ways: RefundWay[] = first === 'provider' && wasRefused ? ['provider', 'manual'] : [first];
    return {
      paymentKey: transactionId,
      transaction_id: transactionId,
      payment_type: paymentType,
      status,
      amount: grossAmount,
      elsewhere: refundedElsewhere(raw, ours),
      refunded: 0,
      left: grossAmount,
      ways,
      partial: refundsInPart(paymentType),
      blocked: blockOf(status),
      is_extra: isPaidOutside || (order.transactionId !== null && order.transactionId !== transactionId),
    };
  }
}

/** Rupiah of all payments that have gone back or are on their way, waiting refunds included. */
export const givenBack = (payments: readonly PaymentMoney[]): number =>
  payments.reduce((sum, { refunded }) => sum + refunded, 0);

function blockOf(status: string): string | null {
  if (status === 'capture') return BLOCKED.capture;
  return status === 'chargeback' || status === 'partial_chargeback' ? BLOCKED.chargeback : null;
}

/** Manual orders and those of the Google form were paid outside the provider, and are refunded there. */
function fromOutside(order: OrderEntity): PaymentMoney {
  return {
    paymentKey: `order-${order.id}`,
    transaction_id: null,
    payment_type: null,
    status: 'paid',
    amount: order.finalAmount,
    elsewhere: 0,
    refunded: 0,
    left: order.finalAmount,
    ways: ['manual'],
    partial: true,
    blocked: null,
    is_extra: false,
  };
}
