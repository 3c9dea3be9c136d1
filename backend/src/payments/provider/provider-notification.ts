import { parseProviderAmount } from './midtrans-format.js';

/** A notification as the provider sends it. Its signature covers neither the status nor the transaction. */
export interface ProviderNotification {
  providerOrderId: string;
  /** Null unless it has the form of the provider's ids: it goes into request paths. */
  transactionId: string | null;
  /** The provider's word, in the case that it came in; empty when there is none. */
  transactionStatus: string;
  /** Lower case. */
  fraudStatus: string | null;
  /** Rupiah; null when it isn't a whole amount. */
  grossAmount: number | null;
  /** The signature in hex, and the texts that it covers besides the order's id. */
  signed: { statusCode: string; grossAmount: string; signature: string };
  /** The whole body, to be stored. */
  raw: Record<string, unknown>;
}

/** Null when a field that the signature covers, or the signature, isn't a text: such a body can't be signed. */
export function parseNotification(body: unknown): ProviderNotification | null {
  const raw = (body ?? {}) as Record<string, unknown>;
  const { order_id: providerOrderId, status_code: statusCode, gross_amount: grossAmount } = raw;
  const { signature_key: signature, transaction_id: id, fraud_status: fraud } = raw;
  if (typeof providerOrderId !== 'string' || typeof statusCode !== 'string') return null;
  if (typeof grossAmount !== 'string' || typeof signature !== 'string') return null;
  return {
    providerOrderId,
    transactionId: typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null,
    transactionStatus: String(raw['transaction_status'] ?? ''),
    fraudStatus: typeof fraud === 'string' ? fraud.toLowerCase() : null,
    grossAmount: parseProviderAmount(grossAmount),
    signed: { statusCode, grossAmount, signature },
    raw,
  };
}
