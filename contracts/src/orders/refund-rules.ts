import type { RefundWay } from '../api/sales/refunds.js';

/** Methods that the provider can refund; virtual accounts and shops are not among them. */
const REFUNDED_BY_PROVIDER: readonly string[] = [
  'credit_card',
  'gopay',
  'shopeepay',
  'dana',
  'ovo',
  'qris',
  'kredivo',
  'akulaku',
];

const ALL_OR_NOTHING: readonly string[] = ['shopeepay', 'ovo'];

/** How money of a payment method goes back. Null: it never came through the provider. Source: its refund documentation. */
export function refundWay(paymentType: string | null): RefundWay {
  return paymentType !== null && REFUNDED_BY_PROVIDER.includes(paymentType) ? 'provider' : 'manual';
}

/** Whether a part of the money can go back. */
export function refundsInPart(paymentType: string | null): boolean {
  return paymentType === null || !ALL_OR_NOTHING.includes(paymentType);
}
