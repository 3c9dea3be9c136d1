import { randomUUID } from 'node:crypto';
import type { Json } from '../protocol/model.js';

/** Snap errors: a list of messages under a real HTTP status. */
export const snapErrors = {
  unauthorized: {
    error_messages: [
      'Access denied due to unauthorized transaction, please check client or server key',
      'Visit https://snap-docs.midtrans.com/#request-headers for more details',
    ],
  },
  internal: { error_messages: ['Sorry, we encountered internal server error. We will fix this soon.'], locale: 'en' },
  tooMany: { error_messages: ['Too many requests, please try again later'] },
};

export function snapError(message: string): Json {
  return { error_messages: [message] };
}

const coreMessages: Record<string, string> = {
  '401': 'Transaction cannot be authorized with the current client/server key.',
  '404': "Transaction doesn't exist.",
  '405': 'HTTP method is not allowed',
  '406': 'Duplicate refund ID',
  '412': 'Merchant cannot modify the status of the transaction',
  '413': 'The request cannot be processed due to malformed syntax in the request body',
  '414': 'Refund rejected due to insufficient funds',
  '429': 'Too many requests, please try again later',
  '500': 'Sorry. Our system is recovering from unexpected issues. Please retry.',
  '503': 'Bank/partner is experiencing connection issue.',
};

/** Core errors: the status as text inside the body, with an id. */
export function coreError(code: string, message = coreMessages[code] ?? 'Error'): Json {
  return { status_code: code, status_message: message, id: randomUUID() };
}

export function htmlError(title: string): string {
  return `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}
