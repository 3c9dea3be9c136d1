import { OPEN_ORDER_TEXTS, type FieldErrors } from '@festival/contracts';
import type { CheckoutField } from '../form/checkout-form';
import type { CheckoutRule } from '../checkout.texts';

export type FormErrors = Partial<Record<CheckoutField, string>>;

const FIELDS: Readonly<Record<string, CheckoutField>> = {
  name: 'fullName',
  buyer_name: 'fullName',
  email: 'email',
  buyer_email: 'email',
  phone: 'phone',
  buyer_phone: 'phone',
  category: 'category',
  quantity: 'quantity',
  referral_code: 'referralCode',
  discount_code: 'discountCode',
};

/** The server's words that the site has in both languages. */
const RULES: Readonly<Record<string, CheckoutRule>> = {
  [OPEN_ORDER_TEXTS.email]: 'emailTaken',
  [OPEN_ORDER_TEXTS.phone]: 'phoneTaken',
  'Invalid referral code': 'referralInvalid',
  'Invalid discount code': 'discountInvalid',
  'This discount code has been used up.': 'discountUsedUp',
};

/** Whether an open order that isn't known to be this buyer's own blocks the purchase. */
export function isTaken(errors: FormErrors): boolean {
  return errors.email === 'emailTaken' || errors.phone === 'phoneTaken';
}

/** The server's 422 errors by form field; names without a field on the screen are left out. */
export function toFormErrors(errors: FieldErrors | undefined): FormErrors {
  const found: FormErrors = {};
  for (const [name, texts] of Object.entries(errors ?? {})) {
    const field = FIELDS[name];
    const first = texts[0];
    if (field && first && !found[field]) found[field] = RULES[first] ?? first;
  }
  return found;
}

/**
 * The same for check-existing, which may answer with a message only: one that speaks of the e-mail or the phone goes
 * to that field, any other to both.
 */
export function toExistingErrors(errors: FieldErrors | undefined, message: string): FormErrors {
  const mapped = toFormErrors(errors);
  if (Object.keys(mapped).length > 0 || message === '') return mapped;
  const lower = message.toLowerCase();
  const email = /e-?mail/.test(lower);
  const phone = lower.includes('phone');
  if (email === phone) return { email: message, phone: message };
  return email ? { email: message } : { phone: message };
}
