import { createHash } from 'node:crypto';

/** `SHA512_hex(order_id + status_code + gross_amount + ServerKey)`; each body is signed over its own `status_code`. */
export function signatureKey(orderId: string, statusCode: string, grossAmount: string, serverKey: string): string {
  return createHash('sha512')
    .update(orderId + statusCode + grossAmount + serverKey)
    .digest('hex');
}
