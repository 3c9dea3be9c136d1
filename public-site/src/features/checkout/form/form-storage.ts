import type { PlaceOrderRequest } from '@festival/contracts';
import { jsonCodec, storageEntry } from '../../../lib/storage/browser-storage';
import { EMPTY_FORM, type CheckoutForm } from './checkout-form';

const MAX_CODE_LENGTH = 64;

const typed = storageEntry<Record<string, unknown>>(
  'checkout_form',
  jsonCodec((fields) => fields),
  'session',
);

/** The key that an order was last sent with; `content` is the request as text. */
interface SentOrder {
  content: string;
  key: string;
}

const lastSent = storageEntry<SentOrder>(
  'checkout_idempotency',
  jsonCodec(({ content, key }) =>
    typeof content === 'string' && typeof key === 'string' && key !== '' ? { content, key } : null,
  ),
  'session',
);

/** The form as typed earlier in this tab; fields that are missing or of another kind are empty. */
export function recallForm(): CheckoutForm {
  const stored = typed.get() ?? {};
  const known = Object.entries(EMPTY_FORM).map(([field, empty]) => {
    const value = stored[field];
    return [field, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(known) as CheckoutForm;
}

/** The code of a committee member's link that was followed in this tab. It is checked like a typed one. */
export function rememberReferral(referralCode: string): void {
  typed.set({ ...typed.get(), referralCode: referralCode.slice(0, MAX_CODE_LENGTH) });
}

export function rememberForm(form: Partial<CheckoutForm>): void {
  typed.set(form);
}

/** Forgets the buyer's details once the order is paid. */
export function forgetForm(): void {
  typed.remove();
  lastSent.remove();
}

/** Whether this very order was sent before and has not reached its payment: its answer may have been lost. */
export function wasSentBefore(request: PlaceOrderRequest): boolean {
  return lastSent.get()?.content === JSON.stringify(request);
}

/** The idempotency key of a request: one for each content, stored in the tab, so that a repeat gets the first order. */
export function idempotencyKeyFor(request: PlaceOrderRequest): string {
  const content = JSON.stringify(request);
  const sent = lastSent.get();
  if (sent?.content === content) return sent.key;
  const key = randomKey();
  lastSent.set({ content, key });
  return key;
}

/** The order has reached its payment, or its key is spent: the next order is a new one, even with the same content. */
export function forgetIdempotencyKey(): void {
  lastSent.remove();
}

function randomKey(): string {
  // Plain http (a campus test on a local address) has no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
