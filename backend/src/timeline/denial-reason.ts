import type { ProviderTransactionEntity } from '../payments/payment-log/provider-transaction.entity.js';

/** Messages that come with every answer and give no reason. */
const NO_REASON = /^(success\b|midtrans payment notification)/i;

/** Why a payment was denied, as far as the provider tells: its fraud check, the bank's message and code, its own message. */
export function denialReason({ raw, fraudStatus }: Pick<ProviderTransactionEntity, 'raw' | 'fraudStatus'>): string {
  const [bank, code, own] = ['channel_response_message', 'channel_response_code', 'status_message'].map((field) =>
    textOf(raw[field]),
  );
  const reasons = [
    ...(fraudStatus === 'deny' ? ['the provider’s fraud check refused it'] : []),
    ...(bank || code
      ? [`the bank said ${[bank && `“${bank}”`, code && `(code ${code})`].filter(Boolean).join(' ')}`]
      : []),
    ...(own && !NO_REASON.test(own) ? [`the provider said “${own}”`] : []),
  ];
  return reasons.join('; ') || 'the provider gave no reason';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
