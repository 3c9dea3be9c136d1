import { pageState } from '../engine/attempt-expiry.js';
import type { Delivery, Json, Order, Transaction } from '../protocol/model.js';
import { refundedAmount } from '../protocol/refund-rules.js';
import { formatAmount } from '../protocol/transaction-body.js';
import { formatWib } from '../protocol/wib-time.js';

export function viewTransaction(transaction: Transaction): Json {
  return {
    transaction_id: transaction.id,
    method: transaction.method,
    payment_type: transaction.paymentType,
    transaction_status: transaction.status,
    fraud_status: transaction.fraudStatus,
    gross_amount: formatAmount(transaction.grossAmount),
    transaction_time: formatWib(transaction.transactionTime),
    settlement_time: transaction.settlementTime && formatWib(transaction.settlementTime),
    expiry_time: formatWib(transaction.expiryTime),
    refund_amount: formatAmount(refundedAmount(transaction)),
    refunds: transaction.refunds.map(({ key, amount, reason }) => ({ refund_key: key, amount, reason })),
    ...transaction.instrument,
  };
}

function viewDelivery(delivery: Delivery): Json {
  return {
    notification_id: delivery.notificationId,
    attempt: delivery.attempt,
    sent_at: delivery.sentAt.toISOString(),
    url: delivery.url,
    body: delivery.body,
    response_status: delivery.responseStatus,
    error: delivery.error,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  };
}

/** What the simulator holds of an order; every delivery attempt is one entry of `notifications`. */
export function viewOrder(order: Order, now: Date): Json {
  return {
    order_id: order.orderId,
    gross_amount: order.grossAmount,
    sessions: order.sessions.map((session) => ({
      token: session.token,
      state: pageState(session, now),
      gross_amount: session.grossAmount,
      created_at: session.createdAt.toISOString(),
      page_expires_at: session.pageExpiresAt.toISOString(),
      notification_urls: session.notificationUrls,
    })),
    transactions: order.transactions.map(viewTransaction),
    notifications: order.deliveries.map(viewDelivery),
    dropped_notifications: order.dropped,
  };
}
