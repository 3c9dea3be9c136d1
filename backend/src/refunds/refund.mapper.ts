import type { Refund, RefundablePayment } from '@festival/contracts';
import type { PaymentMoney } from './requests/refundable-payments.service.js';
import type { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { confirmBlocked, type Staff } from './confirmation/second-person.js';

/** The viewing admin and the time: a call whose process died counts as unknown. */
export interface RefundViewer {
  adminId: number;
  staff: Staff;
  now: Date;
}

export function toRefund(row: RefundEntity, { adminId, staff, now }: RefundViewer): Refund {
  const isLost = row.status === 'sending' && (row.sendingUntil === null || row.sendingUntil <= now);
  return {
    id: row.id,
    way: row.way,
    status: isLost ? 'unknown' : row.status,
    amount: row.amount,
    transaction_id: row.transactionId,
    refund_key: row.refundKey,
    reason: row.reason,
    tickets: row.tickets ?? [],
    account: row.account,
    proof: row.proof,
    requested_by: row.requestedBy,
    requested_by_me: row.requestedById === adminId,
    confirm_blocked: row.status === 'to_confirm' ? confirmBlocked(row, adminId, staff) : null,
    confirmed_by: row.confirmedBy,
    ended_by: row.endedBy,
    answer: row.answer,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

export function toPayment({ paymentKey: _key, elsewhere: _elsewhere, ...payment }: PaymentMoney): RefundablePayment {
  return payment;
}
