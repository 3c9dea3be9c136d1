import {
  CHECKOUT_TEXTS,
  EMAIL_PATTERN,
  MANUAL_ORDER_MAX_QUANTITY,
  MAX_AMOUNT,
  normalizePhone,
  ORDER_CONFIRMATIONS,
  ORDER_REFUSAL_TEXTS as TEXTS,
  type BuyerCategory,
  type ManualOrderRequest,
} from '@festival/contracts';
import { t } from '../../../lib/i18n/t';

/** The form's fields as they are typed. */
export interface ManualOrderForm {
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  category: BuyerCategory;
  ticket_quantity: string;
  final_amount: string;
  referral_code: string;
  /** Empty: the tier that is on sale. */
  ticket_type: string;
  send_email: boolean;
  acknowledged: boolean;
  confirm: string;
}

export const EMPTY_MANUAL_ORDER: ManualOrderForm = {
  buyer_name: '',
  buyer_email: '',
  buyer_phone: '',
  category: 'internal',
  ticket_quantity: '1',
  final_amount: '',
  referral_code: '',
  ticket_type: '',
  send_email: true,
  acknowledged: false,
  confirm: '',
};

/** Texts by field; `form` is for the whole form. */
export type ManualOrderErrors = Partial<Record<keyof ManualOrderForm | 'form', string>>;

const REQUIRED = ['buyer_name', 'buyer_email', 'buyer_phone', 'ticket_quantity', 'final_amount'] as const;

/** Missing or wrong fields; empty when there are none. */
export function checkManualOrder(form: ManualOrderForm): ManualOrderErrors {
  const missing = REQUIRED.filter((field) => form[field].trim() === '');
  if (missing.length > 0) {
    return { ...Object.fromEntries(missing.map((field) => [field, t('Required')])), form: t(TEXTS.fillAll) };
  }
  const errors: ManualOrderErrors = {};
  if (!EMAIL_PATTERN.test(form.buyer_email.trim())) errors.buyer_email = t(TEXTS.emailInvalid);
  if (normalizePhone(form.buyer_phone) === null) errors.buyer_phone = t(CHECKOUT_TEXTS.phoneInvalid);
  if (!isWhole(form.ticket_quantity, MANUAL_ORDER_MAX_QUANTITY)) errors.ticket_quantity = t(TEXTS.quantityRange);
  if (!isWhole(form.final_amount, MAX_AMOUNT) || Number(form.final_amount) < 0)
    errors.final_amount = t(TEXTS.amountRange);
  if (Object.keys(errors).length > 0) return errors;
  const isConfirmed = form.acknowledged && form.confirm.trim() === ORDER_CONFIRMATIONS.create;
  return isConfirmed ? {} : { form: t(TEXTS.acknowledge) };
}

/** As the server takes it; a quantity under 1 becomes 1. */
export function toManualOrderRequest(form: ManualOrderForm, isOverQuota: boolean): ManualOrderRequest {
  return {
    buyer_name: form.buyer_name.trim(),
    buyer_email: form.buyer_email.trim(),
    buyer_phone: form.buyer_phone.trim(),
    category: form.category,
    ticket_quantity: Math.max(1, Number(form.ticket_quantity)),
    final_amount: Number(form.final_amount),
    referral_code: form.referral_code.trim() || null,
    ticket_type: form.ticket_type || null,
    send_email: form.send_email,
    ...(isOverQuota ? { over_quota: true } : {}),
  };
}

function isWhole(text: string, most: number): boolean {
  return Number.isInteger(Number(text)) && Number(text) <= most;
}
