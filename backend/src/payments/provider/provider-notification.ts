import { parseProviderAmount } from './midtrans-format.js';
import type { ProviderNotification } from './payment-gateway.js';

/** Null when a field that the signature covers, or the signature, isn't a text: such a body can't be signed. */
export function parseNotification(body: unknown): ProviderNotification | null {
  const raw = (body ?? {}) as Record<string, unknown>;
  const { order_id: providerOrderId, status_code: statusCode, gross_amount: grossAmount } = raw;
  const { signature_key: signature, transaction_id: id, transaction_status: status, fraud_status: fraud } = raw;
  if (typeof providerOrderId !== 'string' || typeof statusCode !== 'string') return null;
  if (typeof grossAmount !== 'string' || typeof signature !== 'string') return null;
  return {
    providerOrderId,
    transactionId: typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null,
    // An object may have no text: nothing of an unsigned body may fail here.
    transactionStatus: status === undefined || typeof status === 'object' ? '' : String(status),
    fraudStatus: typeof fraud === 'string' ? fraud.toLowerCase() : null,
    grossAmount: parseProviderAmount(grossAmount),
    signed: { statusCode, grossAmount, signature },
    raw,
  };
}
