import type { PlaceOrderRequest } from '@festival/contracts';
import { EMPTY_FORM, type CheckoutForm } from './checkout-form';

const FORM_KEY = 'checkout_form';
const IDEMPOTENCY_KEY = 'checkout_idempotency';

/** Takes over when the browser refuses its storage: then at least nothing is lost while the page stays open. */
const memory = new Map<string, string>();

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** What was typed earlier in this tab; fields that are missing or of another kind are empty. */
export function recallForm(): CheckoutForm {
  const stored = read(FORM_KEY) ?? {};
  const known = Object.entries(EMPTY_FORM).map(([field, empty]) => {
    const value = stored[field];
    return [field, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(known) as CheckoutForm;
}

export function rememberForm(form: Partial<CheckoutForm>): void {
  write(FORM_KEY, form);
}

/** Forgets the buyer's details once the order is paid. */
export function forgetForm(): void {
  remove(FORM_KEY);
  remove(IDEMPOTENCY_KEY);
}

/** Whether this very order was sent before and has not come to its payment: its answer may have been lost. */
export function wasSentBefore(request: PlaceOrderRequest): boolean {
  return read(IDEMPOTENCY_KEY)?.['content'] === JSON.stringify(request);
}

/** The key that makes a repeat of the same order answer with the first one's: one for each content, kept in the tab. */
export function idempotencyKeyFor(request: PlaceOrderRequest): string {
  const content = JSON.stringify(request);
  const stored = read(IDEMPOTENCY_KEY);
  if (stored?.['content'] === content && typeof stored['key'] === 'string') return stored['key'];
  const key = randomKey();
  write(IDEMPOTENCY_KEY, { content, key });
  return key;
}

/** The order has come to its payment, or its key is spent: the next one, even with the same content, is a new one. */
export function forgetIdempotencyKey(): void {
  remove(IDEMPOTENCY_KEY);
}

function randomKey(): string {
  // Plain http (a campus test on a local address) has no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
