import { randomInt, randomUUID } from 'node:crypto';
import { makeInstrument } from '../protocol/instruments.js';
import type { FraudStatus, Json, Order, SnapSession, Transaction } from '../protocol/model.js';
import type { PaymentMethod } from '../protocol/payment-methods.js';
import { refundedAmount } from '../protocol/refund-rules.js';
import { notificationBody } from '../protocol/transaction-body.js';
import { paidStatusFor } from '../protocol/transaction-state.js';
import { attemptExpiry } from './attempt-expiry.js';
import type { Clock } from './clock.js';
import type { NotificationDispatcher } from './notification-dispatcher.js';
import type { OrderStore } from './order-store.js';

const DAY_MS = 86_400_000;
const BANK_CONFIRMATION_MS = 30_000;

export interface AttemptOptions {
  /** Desktop GoPay and ShopeePay are `qris`. */
  paymentType?: string;
  instrument?: Json;
}

/**
 * Changes transactions and tells the merchant. It obeys: whether a change is allowed is asked of the rules before.
 * Each change resolves once the notification was tried at every address.
 */
export class PaymentService {
  constructor(
    private readonly store: OrderStore,
    private readonly clock: Clock,
    private readonly dispatcher: NotificationDispatcher,
    private readonly serverKey: string,
  ) {}

  /** A new pending attempt: the customer has picked a method. */
  open(
    order: Order,
    method: PaymentMethod,
    options: AttemptOptions = {},
  ): { transaction: Transaction; told: Promise<void> } {
    const now = this.clock.now();
    const paymentType = options.paymentType ?? method.paymentType;
    const { instrument, paidFields } = makeInstrument(method, paymentType);
    const expiryTime = attemptExpiry(method, this.sessionOf(order)?.expiry ?? null, now);
    const transaction: Transaction = {
      id: randomUUID(),
      orderId: order.orderId,
      method: method.key,
      paymentType,
      status: 'pending',
      fraudStatus: method.reportsFraud ? 'accept' : null,
      grossAmount: order.grossAmount,
      transactionTime: now,
      settlementTime: null,
      expiryTime,
      expiresAt: this.clock.scaledDeadline(now, expiryTime.getTime() - now.getTime()),
      settlesAt: null,
      instrument: { ...instrument, ...options.instrument },
      paidFields,
      refunds: [],
      chargebackAmount: 0,
    };
    this.store.addTransaction(order, transaction);
    this.clock.at(transaction.expiresAt, () => this.catchUp(order));
    return { transaction, told: this.tell(transaction) };
  }

  /** Money arrived: cards are captured and settle a day later, everything else settles now. */
  pay(transaction: Transaction, fraudStatus?: FraudStatus): Promise<void> {
    const now = this.clock.now();
    transaction.status = paidStatusFor(transaction.paymentType);
    if (fraudStatus) transaction.fraudStatus = fraudStatus;
    if (transaction.status === 'settlement') transaction.settlementTime = now;
    else this.scheduleSettlement(transaction, now);
    return this.tell(transaction);
  }

  /** A captured card's money is settled. */
  settle(transaction: Transaction): Promise<void> {
    transaction.status = 'settlement';
    transaction.settlementTime = this.clock.now();
    return this.tell(transaction);
  }

  end(
    transaction: Transaction,
    status: 'deny' | 'cancel' | 'expire' | 'failure',
    fraudStatus?: FraudStatus,
  ): Promise<void> {
    transaction.status = status;
    if (fraudStatus) transaction.fraudStatus = fraudStatus;
    return this.tell(transaction);
  }

  /** The merchant accepted a challenged card; the ordinary way on is settlement. */
  accept(transaction: Transaction): Promise<void> {
    transaction.fraudStatus = 'accept';
    return this.tell(transaction);
  }

  /** Books a refund; the second notification, with the bank's confirmation, follows later. */
  refund(transaction: Transaction, amount: number, key: string | undefined, reason: string): Promise<void> {
    const refund = {
      key: key ?? `sim-${randomUUID()}`,
      amount,
      reason,
      createdAt: this.clock.now(),
      chargebackId: randomInt(1_000_000),
      bankConfirmedAt: null as Date | null,
    };
    transaction.refunds.push(refund);
    transaction.status = refundedAmount(transaction) === transaction.grossAmount ? 'refund' : 'partial_refund';
    this.clock.after(BANK_CONFIRMATION_MS * this.clock.scale, () => {
      refund.bankConfirmedAt = this.clock.now();
      void this.tell(transaction);
    });
    return this.tell(transaction);
  }

  chargeback(transaction: Transaction, amount: number): Promise<void> {
    transaction.chargebackAmount = amount;
    transaction.status = amount === transaction.grossAmount ? 'chargeback' : 'partial_chargeback';
    return this.tell(transaction);
  }

  /** What time has changed meanwhile: due attempts expire, captured cards settle. */
  catchUp(order: Order): void {
    const now = this.clock.now();
    for (const transaction of order.transactions) {
      const { status, fraudStatus, expiresAt, settlesAt } = transaction;
      if (status === 'pending' && now >= expiresAt) void this.end(transaction, 'expire');
      if (status === 'capture' && fraudStatus === 'accept' && settlesAt && now >= settlesAt)
        void this.settle(transaction);
    }
  }

  /** Sends a body to the addresses of the order's token; the present state when none is given. */
  tell(transaction: Transaction, body?: Json): Promise<void> {
    const order = this.store.order(transaction.orderId);
    const session = order && this.sessionOf(order);
    if (!order || !session) return Promise.resolve();
    const told = body ?? notificationBody(transaction, session, this.serverKey);
    return this.dispatcher.send(order, session.notificationUrls, told);
  }

  sessionOf(order: Order): SnapSession | undefined {
    return order.sessions.at(-1);
  }

  private scheduleSettlement(transaction: Transaction, now: Date): void {
    const order = this.store.order(transaction.orderId);
    transaction.settlesAt = this.clock.scaledDeadline(now, DAY_MS);
    if (order) this.clock.at(transaction.settlesAt, () => this.catchUp(order));
  }
}
