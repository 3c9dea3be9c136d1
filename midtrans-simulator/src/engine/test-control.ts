import type { FraudStatus, Json, Order, Transaction } from '../protocol/model.js';
import { findMethod, methodForPaymentType } from '../protocol/payment-methods.js';
import { judgeRefund } from '../protocol/refund-rules.js';
import { signatureKey } from '../protocol/signature.js';
import { notificationBody } from '../protocol/transaction-body.js';
import { isFailed, isPaid, latestAttempt } from '../protocol/transaction-state.js';
import type { PaymentMethod } from '../protocol/payment-methods.js';
import type { Simulator } from './simulator.js';

/** A test-control call that can't be done; the message says why. */
export class ControlError extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

export interface ChooseCommand {
  payment_type?: string;
  bank?: string;
  store?: string;
}

export interface PayCommand extends ChooseCommand {
  /** Another amount than the order's, in whole rupiah: the provider would never take it, a fault might. */
  amount?: number;
  transaction_id?: string;
  again?: boolean;
  fraud_status?: FraudStatus;
}

/** The `/_sim` calls: what the payer, the banks and the dashboard do, also where the real ones would hardly do it. */
export class TestControl {
  constructor(private readonly sim: Simulator) {}

  order(orderId: string): Order {
    const order = this.sim.store.order(orderId);
    if (!order) throw new ControlError(404, `No order ${orderId}`);
    this.sim.payments.catchUp(order);
    return order;
  }

  choose(orderId: string, command: ChooseCommand): Transaction {
    const order = this.order(orderId);
    if (order.transactions.some(isPaid)) throw new ControlError(409, 'The order is already paid');
    return this.sim.payments.open(order, methodOf(command), { paymentType: paymentTypeOf(command) }).transaction;
  }

  /** Settles the latest attempt, even an expired or cancelled one; after a denial, or `again`, a new attempt. */
  pay(orderId: string, command: PayCommand): Transaction {
    const order = this.order(orderId);
    if (order.transactions.some(isPaid) && command.again !== true) {
      throw new ControlError(409, 'The order is already paid; {"again": true} makes a second paid transaction');
    }
    const named = command.transaction_id === undefined ? undefined : attemptOf(order, command.transaction_id);
    if (named && isPaid(named)) throw new ControlError(409, 'The transaction is already paid');
    const { amount } = command;
    if (amount !== undefined && !(Number.isInteger(amount) && amount > 0)) {
      throw new ControlError(422, 'amount must be a positive whole number');
    }
    const transaction = named ?? this.payable(order, command);
    if (amount !== undefined) transaction.grossAmount = amount;
    void this.sim.payments.pay(transaction, command.fraud_status);
    return transaction;
  }

  /** Ends an attempt without money. `deny` on a settled one is the reversal settlement → deny; `cancel` voids a captured card. */
  fail(orderId: string, status: 'deny' | 'cancel' | 'expire' | 'failure', command: PayCommand): Transaction {
    const order = this.order(orderId);
    const transaction = this.failing(order, command);
    const reversal = status === 'deny' && ['settlement', 'capture'].includes(transaction.status);
    const voided = status === 'cancel' && transaction.status === 'capture';
    if (isPaid(transaction) && !reversal && !voided) {
      throw new ControlError(409, `A transaction in status ${transaction.status} can't become ${status}`);
    }
    void this.sim.payments.end(transaction, status, command.fraud_status);
    return transaction;
  }

  settle(orderId: string, transactionId?: string): Transaction {
    const transaction = this.existing(this.order(orderId), transactionId);
    if (transaction.status !== 'capture') throw new ControlError(409, 'Only a captured card can be settled');
    void this.sim.payments.settle(transaction);
    return transaction;
  }

  /** A refund that someone made on the provider's dashboard. */
  refund(
    orderId: string,
    command: { amount?: number; refund_key?: string; reason?: string; transaction_id?: string },
  ): Transaction {
    const transaction = this.existing(this.order(orderId), command.transaction_id);
    const verdict = judgeRefund(transaction, { amount: command.amount, refundKey: command.refund_key });
    if (!verdict.ok) throw new ControlError(409, `${verdict.code}: ${verdict.message}`);
    void this.sim.payments.refund(transaction, verdict.amount, command.refund_key, command.reason ?? 'dashboard');
    return transaction;
  }

  chargeback(orderId: string, command: { amount?: number; transaction_id?: string }): Transaction {
    const transaction = this.existing(this.order(orderId), command.transaction_id);
    const amount = command.amount ?? transaction.grossAmount;
    const card = transaction.paymentType === 'credit_card';
    if (!card || !['settlement', 'partial_chargeback'].includes(transaction.status)) {
      throw new ControlError(409, 'Only a settled card payment can be charged back');
    }
    if (amount < 1 || amount > transaction.grossAmount) throw new ControlError(422, 'amount is out of range');
    void this.sim.payments.chargeback(transaction, amount);
    return transaction;
  }

  /** Sends the present state again. Fields are replaced after signing (`null` removes one) unless `resign`. */
  notify(orderId: string, command: { override?: Json; resign?: boolean; transaction_id?: string }): Json {
    const order = this.order(orderId);
    const transaction = this.existing(order, command.transaction_id);
    const { payments, settings } = this.sim;
    const signed = notificationBody(transaction, payments.sessionOf(order), settings.serverKey);
    const merged = { ...signed, ...command.override };
    const body = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
    if (command.resign === true && command.override?.signature_key === undefined) {
      const { order_id, status_code, gross_amount } = body;
      body.signature_key = signatureKey(
        String(order_id),
        String(status_code),
        String(gross_amount),
        settings.serverKey,
      );
    }
    void payments.tell(transaction, body);
    return body;
  }

  private existing(order: Order, transactionId?: string): Transaction {
    const transaction = transactionId === undefined ? latestAttempt(order) : attemptOf(order, transactionId);
    if (!transaction) throw new ControlError(409, 'The order has no transaction yet');
    return transaction;
  }

  private payable(order: Order, command: PayCommand): Transaction {
    const latest = latestAttempt(order);
    const lateable = latest && ['pending', 'authorize', 'expire', 'cancel'].includes(latest.status);
    const other = command.payment_type !== undefined && methodOf(command).key !== latest?.method;
    return lateable && !other ? latest : this.newAttempt(order, command, latest);
  }

  private failing(order: Order, command: PayCommand): Transaction {
    if (command.transaction_id !== undefined) return attemptOf(order, command.transaction_id);
    const latest = latestAttempt(order);
    return latest && !isFailed(latest) ? latest : this.newAttempt(order, command, latest);
  }

  private newAttempt(order: Order, command: ChooseCommand, latest: Transaction | undefined): Transaction {
    const chosen = command.payment_type !== undefined;
    const method = chosen || !latest ? methodOf(command) : findMethod(latest.method);
    const paymentType = chosen || !latest ? paymentTypeOf(command) : latest.paymentType;
    return this.sim.payments.open(order, method ?? methodOf(command), { paymentType }).transaction;
  }
}

function attemptOf(order: Order, transactionId: string): Transaction {
  const transaction = order.transactions.find(({ id }) => id === transactionId);
  if (!transaction) throw new ControlError(404, `No transaction ${transactionId} in order ${order.orderId}`);
  return transaction;
}

function methodOf(command: ChooseCommand): PaymentMethod {
  const type = command.payment_type ?? 'qris';
  const method = methodForPaymentType(type, command);
  if (!method) throw new ControlError(422, `payment_type ${type} is unknown`);
  return method;
}

function paymentTypeOf(command: ChooseCommand): string {
  return methodOf(command).paymentType;
}
