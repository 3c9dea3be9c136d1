import { formatRupiah, type RefundWay } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { holdRows } from '../../platform/database/lock-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { OrderEntity } from '../../orders/order.entity.js';
import type { RefundDto } from '../refund.dto.js';
import { RefundTotalEntity } from './refund-total.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { RefundLimitService } from '../limit/refund-limit.service.js';
import { givenBack, type PaymentMoney, RefundablePaymentsService } from './refundable-payments.service.js';
import { RefundedTicketsService } from './refunded-tickets.service.js';
import { WaitingRefundsService } from '../confirmation/waiting-refunds.service.js';

/** How long a call to the provider may take, its answer's writing included. */
export const SENDING_MS = 30_000;
const OTHER_CONTENT = 'This request was made before with other content.';

/** Inserts a refund and reserves its money, before it is sent. */
@Injectable()
export class RequestRefundService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: RefundablePaymentsService,
    private readonly tickets: RefundedTicketsService,
    private readonly waiting: WaitingRefundsService,
    private readonly limit: RefundLimitService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** `isNew` is false for the same request again. Throws 409 and 422. */
  async request(order: OrderEntity, dto: RefundDto, actor: Actor): Promise<{ refund: RefundEntity; isNew: boolean }> {
    const once = () =>
      this.transactions.run(async (db) => {
        // Two requests at once, of different payments too, must not pass the limit together.
        await holdRows(db, OrderEntity, { id: order.id });
        const repeat = await findRepeat(db, order, dto);
        return repeat
          ? { refund: repeat, isNew: false }
          : { refund: await this.reserve(db, order.id, dto, actor), isNew: true };
      });
    // The same request at the same moment was written first: the second try finds it.
    return once().catch((error: unknown) => {
      if (isDuplicateKey(error)) return once();
      throw error;
    });
  }

  private async reserve(db: EntityManager, orderId: number, dto: RefundDto, actor: Actor): Promise<RefundEntity> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const payments = await this.payments.of(order);
    const payment = choose(payments, dto);
    const way = wayOf(payment, dto);
    const amount = amountOf(payment, dto);
    const codes = dto.tickets ?? [];
    await this.tickets.check(order, { payment, amount, codes });
    await this.reserveAmount(db, payment, amount);
    const isSent = way === 'provider' && !(await this.limit.isPassed(db, givenBack(payments) + amount));
    const now = this.clock.now();
    const row: Omit<RefundEntity, 'id'> = {
      orderId,
      paymentKey: payment.paymentKey,
      transactionId: payment.transaction_id,
      way,
      status: isSent ? 'sending' : 'to_confirm',
      amount,
      refundKey: `${order.orderNumber}-R${randomBytes(6).toString('hex')}`,
      requestId: dto.request_id ?? null,
      requestHash: hashOf(dto),
      reason: dto.reason,
      tickets: codes,
      account: way === 'manual' ? (dto.account ?? null) : null,
      proof: way === 'manual' ? (dto.proof ?? null) : null,
      requestedById: actor.admin.id,
      requestedBy: actor.admin.email,
      confirmedBy: null,
      endedBy: null,
      answer: null,
      sends: isSent ? 1 : 0,
      sendingUntil: isSent ? new Date(now.getTime() + SENDING_MS) : null,
      createdAt: now,
      settledAt: null,
    };
    const { identifiers } = await db.insert(RefundEntity, row);
    const refund = { ...row, id: Number(identifiers[0]?.['id']) };
    await this.tickets.cancel(db, refund, codes);
    if (refund.status === 'to_confirm') await this.waiting.queueMails(db, refund, order);
    await this.audit.record(db, {
      ...actor,
      action: 'request_refund',
      resource: 'refunds',
      recordId: refund.id,
      after: { order_number: order.orderNumber, ...refund },
    });
    return refund;
  }

  /**
   * A second person has confirmed a refund through the provider: it is about to be sent. Null when it doesn't wait any
   * more. Throws 409 when the payment can't be refunded any more.
   */
  async begin(db: EntityManager, refund: RefundEntity, confirmedBy: string): Promise<RefundEntity | null> {
    const order = await db.findOneByOrFail(OrderEntity, { id: refund.orderId });
    const payment = (await this.payments.of(order)).find(({ paymentKey }) => paymentKey === refund.paymentKey);
    if (payment?.blocked) throw new AppError('CONFLICT', payment.blocked);
    const sendingUntil = new Date(this.clock.now().getTime() + SENDING_MS);
    const changes = { status: 'sending' as const, sends: refund.sends + 1, sendingUntil, confirmedBy };
    const mine = { id: refund.id, status: 'to_confirm' as const, sends: refund.sends };
    const { affected } = await db.update(RefundEntity, mine, changes);
    return affected ? { ...refund, ...changes } : null;
  }

  /** Guarded statement: concurrent requests never refund more than was paid. */
  private async reserveAmount(db: EntityManager, payment: PaymentMoney, amount: number): Promise<void> {
    const { paymentKey, amount: paidAmount, elsewhere } = payment;
    if (!(await db.existsBy(RefundTotalEntity, { paymentKey }))) {
      const row = { paymentKey, paidAmount, reservedAmount: 0, elsewhereAmount: elsewhere };
      await db.insert(RefundTotalEntity, row).catch((error: unknown) => {
        // Somebody else's refund of this payment has just made it.
        if (!isDuplicateKey(error)) throw error;
      });
    }
    const { affected } = await db
      .createQueryBuilder()
      .update(RefundTotalEntity)
      .set({ reservedAmount: () => 'reserved_amount + :amount', elsewhereAmount: elsewhere })
      .where('payment_key = :paymentKey AND reserved_amount + :elsewhere + :amount <= paid_amount')
      .setParameters({ paymentKey, amount, elsewhere })
      .execute();
    if (!affected) throw tooMuch(payment.left);
  }
}

async function findRepeat(db: EntityManager, order: OrderEntity, dto: RefundDto): Promise<RefundEntity | null> {
  if (!dto.request_id) return null;
  const made = await db.findOneBy(RefundEntity, { requestId: dto.request_id, orderId: order.id });
  if (made && made.requestHash !== hashOf(dto)) throw fieldError('request_id', OTHER_CONTENT);
  return made;
}

function hashOf({ transaction_id, way, amount, reason, account, proof, tickets }: RefundDto): string {
  const fields = [transaction_id, way, amount, reason, account, proof, tickets?.length ? tickets : null].map(
    (each) => each ?? null,
  );
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function choose(payments: readonly PaymentMoney[], { transaction_id: wanted }: RefundDto): PaymentMoney {
  if (payments.length === 0) throw new AppError('CONFLICT', 'No money has come in for this order.');
  // Null names the money that did not come through the provider, where there is some.
  const isNamed = wanted !== undefined && payments.some((each) => each.transaction_id === wanted);
  if (!isNamed && !wanted && payments.length > 1) throw fieldError('transaction_id', 'Choose the payment to refund.');
  const payment = isNamed || wanted ? payments.find((each) => each.transaction_id === wanted) : payments[0];
  if (!payment) throw fieldError('transaction_id', 'This payment does not belong to the order.');
  if (payment.blocked !== null) throw new AppError('CONFLICT', payment.blocked);
  if (payment.left === 0) throw new AppError('CONFLICT', 'Nothing is left to refund of this payment.');
  return payment;
}

function wayOf({ ways }: PaymentMoney, { way, account, proof }: RefundDto): RefundWay {
  const chosen = way ?? ways[0];
  if (chosen === undefined || !ways.includes(chosen)) {
    const text =
      way === 'provider'
        ? 'The payment provider cannot refund this method. Record a manual refund.'
        : 'The payment provider refunds this method itself.';
    throw fieldError('way', text);
  }
  if (chosen === 'manual' && !account) throw fieldError('account', 'Say to which account the money went.');
  if (chosen === 'manual' && !proof) throw fieldError('proof', 'Give the reference of the transfer.');
  return chosen;
}

function amountOf(payment: PaymentMoney, { amount: wanted }: RefundDto): number {
  const amount = wanted ?? payment.left;
  if (amount > payment.left) throw tooMuch(payment.left);
  if (amount < payment.amount && !payment.partial) {
    throw fieldError('amount', 'This payment method can only be refunded in full.');
  }
  return amount;
}

const tooMuch = (left: number): AppError =>
  fieldError('amount', `At most ${formatRupiah(left)} can still be refunded.`);
