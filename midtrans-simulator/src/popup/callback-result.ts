import type { Json, SnapSession, Transaction } from '../protocol/model.js';
import { formatAmount } from '../protocol/transaction-body.js';
import { isPaid, statusCodeOf } from '../protocol/transaction-state.js';
import { formatWib } from '../protocol/wib-time.js';

const messages: Record<string, string> = {
  '200': 'Success, transaction is found',
  '201': 'Transaksi sedang diproses',
  '202': 'Deny by provider',
  '407': 'Transaction has expired',
};

function finishUrl(base: string | null, orderId: string, code: string, status: string): string | undefined {
  if (base === null || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  url.searchParams.set('order_id', orderId);
  url.searchParams.set('status_code', code);
  url.searchParams.set('transaction_status', status);
  return url.href;
}

/** What the shop's callback gets: 200 success, 201 pending, anything else an error. An expired attempt is spelled `expired` here. */
export function callbackResult(transaction: Transaction, session: SnapSession): Json {
  const code = statusCodeOf(transaction);
  const status = transaction.status === 'expire' ? 'expired' : transaction.status;
  const [account] = (transaction.instrument.va_numbers ?? []) as { va_number: string }[];
  const card = transaction.paymentType === 'credit_card' && code === '200';
  return {
    status_code: code,
    status_message: card ? 'Success, Credit Card transaction is successful' : messages[code],
    transaction_id: transaction.id,
    order_id: transaction.orderId,
    gross_amount: formatAmount(transaction.grossAmount),
    payment_type: transaction.paymentType,
    transaction_time: formatWib(transaction.transactionTime),
    transaction_status: status,
    fraud_status: transaction.fraudStatus ?? undefined,
    ...transaction.instrument,
    ...(isPaid(transaction) ? transaction.paidFields : {}),
    bca_va_number: transaction.method === 'bca_va' ? account?.va_number : undefined,
    finish_redirect_url: finishUrl(session.finishUrl, transaction.orderId, code, status),
  };
}

/** What the callback gets when the order was paid already through another attempt. */
export function processedResult(): Json {
  return { status_code: '406', status_message: ['transaction has been processed'] };
}
