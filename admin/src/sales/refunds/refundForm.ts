import {
  formatRupiah,
  readRupiah,
  type RefundablePayment,
  type RefundRequest,
  type RefundWay,
} from '@festival/contracts';
import { t } from '../../lib/i18n/t';

export interface RefundFields {
  /** As typed. */
  amount: string;
  reason: string;
  account: string;
  proof: string;
}

/** Missing or wrong fields, found before the server is asked. */
export function checkRefund(
  fields: RefundFields,
  payment: RefundablePayment,
  way: RefundWay,
): Partial<Record<keyof RefundFields, string>> {
  const errors: Partial<Record<keyof RefundFields, string>> = {};
  const amount = readRupiah(fields.amount);
  if (amount === null || amount < 1) errors.amount = t('The amount must be a whole number of rupiah, 1 or more');
  else if (amount > payment.left)
    errors.amount = t('At most %{left} can still be refunded.', { left: formatRupiah(payment.left) });
  else if (amount < payment.amount && !payment.partial) {
    errors.amount = t('This payment method can only be refunded in full.');
  }
  if (fields.reason.trim() === '') errors.reason = t('Say why the money goes back.');
  if (way === 'manual' && fields.account.trim() === '') errors.account = t('Say to which account the money went.');
  if (way === 'manual' && fields.proof.trim() === '') errors.proof = t('Give the reference of the transfer.');
  return errors;
}

export function toRefundRequest(
  fields: RefundFields,
  payment: RefundablePayment,
  way: RefundWay,
  sending: { confirm: string; requestId: string; tickets?: readonly string[] },
): RefundRequest {
  const byHand = way === 'manual' ? { account: fields.account.trim(), proof: fields.proof.trim() } : {};
  return {
    transaction_id: payment.transaction_id,
    way,
    amount: readRupiah(fields.amount),
    reason: fields.reason.trim(),
    ...(sending.tickets?.length ? { tickets: [...sending.tickets] } : {}),
    confirm: sending.confirm,
    request_id: sending.requestId,
    ...byHand,
  };
}
