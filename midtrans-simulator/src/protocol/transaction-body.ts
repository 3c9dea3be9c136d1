import type { Json, Refund, SnapSession, Transaction } from './model.js';
import { refundedAmount } from './refund-rules.js';
import { signatureKey } from './signature.js';
import { isPaid, notificationCodeOf, statusCodeOf } from './transaction-state.js';
import { formatWib } from './wib-time.js';

export const MERCHANT_ID = 'G000000001';

export function formatAmount(rupiah: number): string {
  return `${rupiah}.00`;
}

function refundOf(refund: Refund, inform: 'status' | 'notification'): Json {
  return {
    refund_chargeback_id: inform === 'status' ? refund.chargebackId : String(refund.chargebackId),
    refund_amount: formatAmount(refund.amount),
    created_at: formatWib(refund.createdAt),
    reason: refund.reason,
    refund_key: refund.key,
    ...(refund.bankConfirmedAt ? { bank_confirmed_at: formatWib(refund.bankConfirmedAt) } : {}),
  };
}

function withoutNulls(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function paidFieldsOf(transaction: Transaction): Json {
  if (!isPaid(transaction)) return {};
  const paidAt = transaction.settlementTime ?? transaction.transactionTime;
  const bni = transaction.method === 'bni_va';
  const payment_amounts = [{ paid_at: formatWib(paidAt), amount: formatAmount(transaction.grossAmount) }];
  return { ...transaction.paidFields, ...(bni ? { payment_amounts } : {}) };
}

/** What every body says about a transaction. Null fields are left out, times are WIB without offset. */
function commonBody(
  transaction: Transaction,
  session: SnapSession | undefined,
  inform: 'status' | 'notification',
): Json {
  const refunds = transaction.refunds.map((refund) => refundOf(refund, inform));
  return withoutNulls({
    transaction_time: formatWib(transaction.transactionTime),
    transaction_status: transaction.status,
    transaction_id: transaction.id,
    payment_type: transaction.paymentType,
    order_id: transaction.orderId,
    merchant_id: MERCHANT_ID,
    gross_amount: formatAmount(transaction.grossAmount),
    currency: 'IDR',
    fraud_status: transaction.fraudStatus,
    settlement_time: transaction.settlementTime ? formatWib(transaction.settlementTime) : null,
    expiry_time: formatWib(transaction.expiryTime),
    ...transaction.instrument,
    ...paidFieldsOf(transaction),
    ...session?.customFields,
    refund_amount: refunds.length > 0 ? formatAmount(refundedAmount(transaction)) : null,
    refunds: refunds.length > 0 ? refunds : null,
    chargeback_amount: transaction.chargebackAmount > 0 ? formatAmount(transaction.chargebackAmount) : null,
    // The provider adds fields without notice: readers have to be lenient.
    reserved_field: 'new fields may appear at any time',
  });
}

function signed(body: Json, statusCode: string, message: string, serverKey: string): Json {
  const signature = signatureKey(String(body.order_id), statusCode, String(body.gross_amount), serverKey);
  return { ...body, status_code: statusCode, status_message: message, signature_key: signature };
}

/** The body of an HTTP notification. */
export function notificationBody(transaction: Transaction, session: SnapSession | undefined, serverKey: string): Json {
  const body = commonBody(transaction, session, 'notification');
  return signed(body, notificationCodeOf(transaction), 'midtrans payment notification', serverKey);
}

/** The body of GET status. */
export function statusBody(transaction: Transaction, session: SnapSession | undefined, serverKey: string): Json {
  const body = commonBody(transaction, session, 'status');
  return signed(body, statusCodeOf(transaction), 'Success, transaction is found', serverKey);
}

/** The short body of cancel, expire, approve, deny and refund. */
export function actionBody(transaction: Transaction, code: string, message: string, extra: Json = {}): Json {
  return withoutNulls({
    status_code: code,
    status_message: message,
    transaction_id: transaction.id,
    order_id: transaction.orderId,
    merchant_id: MERCHANT_ID,
    gross_amount: formatAmount(transaction.grossAmount),
    currency: 'IDR',
    payment_type: transaction.paymentType,
    transaction_time: formatWib(transaction.transactionTime),
    transaction_status: transaction.status,
    fraud_status: transaction.fraudStatus,
    ...extra,
  });
}
