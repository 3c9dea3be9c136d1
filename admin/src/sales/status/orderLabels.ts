import {
  statusGroup,
  type AttentionKind,
  type OrderSource,
  type OrderStatus,
  type PaymentStatus,
} from '@festival/contracts';
import type { Tone } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

const STATUS_WORDS: Partial<Record<OrderStatus, string>> = {
  settlement: t('Paid'),
  paid: t('Paid'),
  pending: t('Pending'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
};

/** Settlement reads Paid; a status without a word here is shown as the provider names it, in English. */
export function statusWord(status: OrderStatus): string {
  return STATUS_WORDS[status] ?? t(status);
}

const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  authorize: t('waiting for confirmation'),
  cancel: t('cancelled'),
  capture: t('paid by card'),
  chargeback: t('taken back by the bank'),
  deny: t('declined'),
  expire: t('expired'),
  failure: t('failed'),
  partial_chargeback: t('partly taken back by the bank'),
  partial_refund: t('partly refunded'),
  refund: t('refunded'),
  settlement: t('paid'),
};

/** A status of an order or a payment in words; the list shows the provider's own. */
export function statusText(status: string): string {
  return PROVIDER_WORDS[status] ?? t(status);
}

const GROUP_TONES = { paid: 'success', pending: 'warning', failed: 'error', refunded: 'info' } as const;

export function statusTone(status: OrderStatus): Tone {
  return GROUP_TONES[statusGroup(status)];
}

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  completed: 'success',
  pending: 'warning',
  failed: 'error',
  cancelled: 'default',
};

export const SOURCE_LABELS: Readonly<Record<OrderSource, string>> = { web: t('Web'), google_form: t('Google Form') };

/** Why a person must look at an order, and what to look at. */
export const ATTENTION_TEXTS: Readonly<Record<AttentionKind, string>> = {
  amount_mismatch: t('The payment provider reported another amount than this order has. Nothing was changed.'),
  paid_without_seat: t('Paid after its seats were gone: it has no valid tickets. Refund it or find it seats.'),
  paid_twice: t('Two payments came in for this order. Refund one of them.'),
  paid_after_delete: t('Money came in after this order was deleted. Refund it.'),
  provider_disagrees: t('The payment provider and this order disagree. Compare both before changing anything.'),
  used_ticket_reversed: t('The payment was reversed after a ticket had been used at the gate.'),
  chargeback_amount_unknown: t(
    'The bank took a part of the money back, and the provider did not say how much: the net figures still count all of it.',
  ),
};

/** Short names of the same, for choosing one. */
export const ATTENTION_NAMES: Readonly<Record<AttentionKind, string>> = {
  amount_mismatch: t('Other amount'),
  paid_without_seat: t('Paid without seat'),
  paid_twice: t('Paid twice'),
  paid_after_delete: t('Paid after deletion'),
  provider_disagrees: t('Provider disagrees'),
  used_ticket_reversed: t('Used ticket reversed'),
  chargeback_amount_unknown: t('Chargeback amount unknown'),
};

/** List and sums refresh by themselves every 30 s. */
export const ORDERS_REFRESH_MS = 30_000;
