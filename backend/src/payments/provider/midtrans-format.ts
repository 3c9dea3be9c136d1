import { JAKARTA_OFFSET, jakartaClock } from '@festival/contracts';
import type { ProviderNotification, ProviderStatus } from './payment-gateway.js';
import { ProviderUnavailable } from './provider-errors.js';

/** `YYYY-MM-DD HH:MM:SS +0700`, as the provider takes a start time. */
export function formatProviderTime(time: Date): string {
  return `${jakartaClock(time).replace('T', ' ')} ${JAKARTA_OFFSET.replace(':', '')}`;
}

/** The provider's times carry no offset and are WIB; null when there is none. */
function parseProviderTime(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  return new Date(text.replace(' ', 'T') + JAKARTA_OFFSET);
}

/** `"150000.00"` → 150000; null when it isn't a whole amount of rupiah. */
export function parseProviderAmount(text: unknown): number | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const match = /^(\d{1,12})(?:\.0{1,2})?$/.exec(String(text));
  return match ? Number(match[1]) : null;
}

/** A status answer, read leniently (fields may be absent or new) but never without what identifies the payment. */
export function parseProviderStatus(body: Record<string, unknown>): ProviderStatus {
  const grossAmount = parseProviderAmount(body['gross_amount']);
  const { order_id: orderId, transaction_id: transactionId, transaction_status: status } = body;
  if (
    typeof orderId !== 'string' ||
    typeof transactionId !== 'string' ||
    typeof status !== 'string' ||
    grossAmount === null
  ) {
    throw new ProviderUnavailable('The provider answered a status that names no payment');
  }
  const fraud = body['fraud_status'];
  return {
    providerOrderId: orderId,
    transactionId,
    // DANA and ShopeePay were seen to answer in upper case.
    status: status.toLowerCase(),
    fraudStatus: typeof fraud === 'string' ? fraud.toLowerCase() : null,
    paymentType: typeof body['payment_type'] === 'string' ? body['payment_type'].slice(0, 32) : 'unknown',
    grossAmount,
    transactionAt: parseProviderTime(body['transaction_time']) ?? new Date(0),
    settledAt: parseProviderTime(body['settlement_time']),
    raw: body,
  };
}

/** A notification's body. Null when a field that the signature covers, or the signature, isn't a text: such a body can't be signed. */
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
