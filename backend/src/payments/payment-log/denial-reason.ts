import type { ProviderTransactionEntity } from './provider-transaction.entity.js';

/** What the provider says with every answer, whatever became of the payment. */
const SAYS_NOTHING = /^(success\b|midtrans payment notification)/i;

/** Why a payment was denied, as far as the provider told: its fraud check, the bank's words and code, its own words. */
export function denialReason({ raw, fraudStatus }: Pick<ProviderTransactionEntity, 'raw' | 'fraudStatus'>): string {
  const [bank, code, own] = ['channel_response_message', 'channel_response_code', 'status_message'].map((field) =>
    textOf(raw[field]),
  );
  const reasons = [
    ...(fraudStatus === 'deny' ? ['the provider’s fraud check refused it'] : []),
    ...(bank || code
      ? [`the bank said ${[bank && `“${bank}”`, code && `(code ${code})`].filter(Boolean).join(' ')}`]
      : []),
    ...(own && !SAYS_NOTHING.test(own) ? [`the provider said “${own}”`] : []),
  ];
  return reasons.join('; ') || 'the provider gave no reason';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
