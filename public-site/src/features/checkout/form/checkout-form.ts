import {
  BUYER_CATEGORIES,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  isReadableName,
  MAX_QUANTITY,
  MIN_QUANTITY,
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  type BuyerCategory,
  type PlaceOrderRequest,
} from '@festival/contracts';
import type { Language } from '../../../lib/language';
import type { CheckoutRule } from '../checkout.texts';

export interface CheckoutForm {
  fullName: string;
  email: string;
  confirmEmail: string;
  phone: string;
  category: BuyerCategory;
  quantity: number;
  referralCode: string;
  discountCode: string;
}

export type CheckoutField = keyof CheckoutForm;

/** In the order of the screen: the first one with an error gets the focus. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [
  'fullName',
  'email',
  'confirmEmail',
  'phone',
  'category',
  'quantity',
  'referralCode',
  'discountCode',
];

export const EMPTY_FORM: CheckoutForm = {
  fullName: '',
  email: '',
  confirmEmail: '',
  phone: '',
  category: 'internal',
  quantity: MIN_QUANTITY,
  referralCode: '',
  discountCode: '',
};

type Check = (value: CheckoutForm[CheckoutField], form: CheckoutForm) => CheckoutRule | true;

function text(value: CheckoutForm[CheckoutField]): string {
  return String(value).trim();
}

/** The checkout's rules: true, or the rule that is broken. */
export const CHECKOUT_RULES: Readonly<Partial<Record<CheckoutField, Check>>> = {
  fullName: (value) => (text(value) === '' ? 'fullNameRequired' : isReadableName(text(value)) || 'fullNameUnreadable'),
  email: (value) => {
    const email = text(value);
    if (email === '') return 'emailRequired';
    return (EMAIL_PATTERN.test(email) && email.length <= EMAIL_MAX_LENGTH) || 'emailInvalid';
  },
  confirmEmail: (value, form) => {
    if (text(value) === '') return 'confirmEmailRequired';
    return normalizeEmail(text(value)) === normalizeEmail(form.email) || 'confirmEmailMismatch';
  },
  phone: (value) => {
    if (text(value) === '') return 'phoneRequired';
    return normalizePhone(text(value)) !== null || 'phoneInvalid';
  },
  category: (value) => BUYER_CATEGORIES.some((category) => category === value) || 'categoryRequired',
  quantity: (value) => {
    const quantity = Number(value);
    const inRange = Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
    return inRange || 'quantityRange';
  },
};

/** The request for a form that passed the rules; empty codes are sent as null. The mails come in `language`. */
export function toOrderRequest(form: CheckoutForm, ticketType: string, language: Language): PlaceOrderRequest {
  return {
    buyer_name: form.fullName.trim(),
    buyer_email: normalizeEmail(form.email),
    buyer_phone: form.phone.trim(),
    quantity: Number(form.quantity),
    category: form.category,
    referral_code: normalizeCode(form.referralCode) || null,
    discount_code: normalizeCode(form.discountCode) || null,
    ticket_type: ticketType,
    language,
  };
}
