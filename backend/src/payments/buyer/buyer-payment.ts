import type { BuyerPayment } from '@festival/contracts';
import { toOrderStatus } from '../payment-log/payment-summary.js';
import type { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';

type Transaction = Pick<ProviderTransactionEntity, 'paymentType' | 'status' | 'fraudStatus' | 'raw'>;

/** A method, and the number to pay to while the payment waits: virtual account, bill key or payment code. */
export function describePayment(transaction: Transaction): BuyerPayment {
  const { paymentType, raw } = transaction;
  const isWaiting = toOrderStatus(transaction) === 'pending';
  const { channel, number } = accountOf(raw);
  return {
    payment_type: paymentType,
    channel: paymentType === 'credit_card' ? null : channel,
    number: isWaiting ? number : null,
    biller_code: isWaiting ? text(raw['biller_code']) : null,
    is_waiting: isWaiting,
  };
}

/** Each kind of account has a field of its own. */
function accountOf(raw: Record<string, unknown>): { channel: string | null; number: string | null } {
  const [account] = Array.isArray(raw['va_numbers']) ? (raw['va_numbers'] as Array<Record<string, unknown>>) : [];
  if (account) return { channel: text(account['bank']), number: text(account['va_number']) };
  if (raw['permata_va_number']) return { channel: 'permata', number: text(raw['permata_va_number']) };
  if (raw['bill_key']) return { channel: 'mandiri', number: text(raw['bill_key']) };
  return { channel: text(raw['store']), number: text(raw['payment_code']) };
}

/** The provider's answers are stored as they came. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 64) : null;
}
