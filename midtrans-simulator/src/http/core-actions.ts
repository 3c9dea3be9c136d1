import type { Simulator } from '../engine/simulator.js';
import type { Json, Transaction } from '../protocol/model.js';
import { judgeRefund, refundedAmount } from '../protocol/refund-rules.js';
import { actionBody, formatAmount } from '../protocol/transaction-body.js';
import { canCancel, canExpire, isChallenged } from '../protocol/transaction-state.js';
import { coreError } from './provider-errors.js';

/** A Core answer: the body carries the code; `told` resolves when the merchant's notification was tried. */
export interface CoreAnswer {
  body: Json;
  told?: Promise<void>;
}

export type CoreAction = (sim: Simulator, transaction: Transaction, body: unknown, mode: string | null) => CoreAnswer;

function refused(code: string, message?: string): CoreAnswer {
  return { body: coreError(code, message) };
}

/** The race: the customer pays while the merchant cancels; the call is refused and a settlement follows. */
function paidFirst(sim: Simulator, transaction: Transaction): CoreAnswer {
  const told = canExpire(transaction) ? sim.payments.pay(transaction) : undefined;
  return { ...refused('412'), told };
}

export const cancel: CoreAction = (sim, transaction, _body, mode) => {
  if (mode === 'paid_first') return paidFirst(sim, transaction);
  if (mode === '412' || !canCancel(transaction)) return refused('412');
  const told = sim.payments.end(transaction, 'cancel');
  return { body: actionBody(transaction, '200', 'Success, transaction is canceled'), told };
};

export const expire: CoreAction = (sim, transaction, _body, mode) => {
  if (mode === 'paid_first') return paidFirst(sim, transaction);
  if (mode === '412' || !canExpire(transaction)) return refused('412');
  const told = sim.payments.end(transaction, 'expire');
  return { body: actionBody(transaction, '407', 'Success, transaction has expired'), told };
};

export const approve: CoreAction = (sim, transaction) => {
  if (!isChallenged(transaction)) return refused('412');
  const told = sim.payments.accept(transaction);
  return { body: actionBody(transaction, '200', 'Success, transaction is approved'), told };
};

export const deny: CoreAction = (sim, transaction) => {
  if (!isChallenged(transaction)) return refused('412');
  const told = sim.payments.end(transaction, 'deny', 'deny');
  return { body: actionBody(transaction, '200', 'Success, transaction is denied'), told };
};

function refundRequest(body: unknown): { amount?: number; refundKey?: string; reason: string } {
  const fields = typeof body === 'object' && body !== null ? (body as Json) : {};
  const { amount, refund_key: key, reason } = fields;
  return {
    amount: amount === undefined || amount === null ? undefined : Number(amount),
    refundKey: typeof key === 'string' && key !== '' ? key : undefined,
    reason: typeof reason === 'string' ? reason : '',
  };
}

function refundWith(message: string): CoreAction {
  return (sim, transaction, body, mode) => {
    if (mode === 'denied202') return { body: actionBody(transaction, '202', 'Refund denied by the bank') };
    if (mode === '412' || mode === '414' || mode === '406') return refused(mode);
    const { amount, refundKey, reason } = refundRequest(body);
    if (refundKey !== undefined && !/^[A-Za-z0-9_-]+$/.test(refundKey)) return refused('400', 'refund_key is invalid');
    const verdict = judgeRefund(transaction, { amount, refundKey });
    if (!verdict.ok) return refused(verdict.code, verdict.message);
    const told = sim.payments.refund(transaction, verdict.amount, refundKey, reason);
    const booked = transaction.refunds.at(-1);
    const extra = {
      refund_chargeback_id: booked?.chargebackId,
      refund_amount: formatAmount(verdict.amount),
      refund_key: booked?.key,
      total_refund_amount: formatAmount(refundedAmount(transaction)),
    };
    return { body: actionBody(transaction, '200', message, extra), told };
  };
}

export const refund = refundWith('Success, refund request is approved');
export const directRefund = refundWith('Success, refund request is approved by the bank');
