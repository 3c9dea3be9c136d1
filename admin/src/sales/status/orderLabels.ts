import {
  statusGroup,
  type AttentionKind,
  type OrderSource,
  type OrderStatus,
  type PaymentStatus,
} from '@festival/contracts';
import type { Tone } from '../../shared/fields/StatusChip';

const STATUS_WORDS: Partial<Record<OrderStatus, string>> = {
  settlement: 'Paid',
  paid: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Settlement reads Paid; a status without a word here is shown as the provider names it. */
export function statusWord(status: OrderStatus): string {
  return STATUS_WORDS[status] ?? status;
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

export const SOURCE_LABELS: Readonly<Record<OrderSource, string>> = { web: 'Web', google_form: 'Google Form' };

/** Why a person must look at an order, and what to look at. */
export const ATTENTION_TEXTS: Readonly<Record<AttentionKind, string>> = {
  amount_mismatch: 'The payment provider reported another amount than this order has. Nothing was changed.',
  paid_without_seat: 'Paid after its seats were gone: it has no valid tickets. Refund it or find it seats.',
  paid_twice: 'Two payments came in for this order. Refund one of them.',
  paid_after_delete: 'Money came in after this order was deleted. Refund it.',
  provider_disagrees: 'The payment provider and this order disagree. Compare both before changing anything.',
  used_ticket_reversed: 'The payment was reversed after a ticket had been used at the gate.',
  chargeback_amount_unknown:
    'The bank took a part of the money back, and the provider did not say how much: the net figures still count all of it.',
};

/** Short names of the same, for choosing one. */
export const ATTENTION_NAMES: Readonly<Record<AttentionKind, string>> = {
  amount_mismatch: 'Other amount',
  paid_without_seat: 'Paid without seat',
  paid_twice: 'Paid twice',
  paid_after_delete: 'Paid after deletion',
  provider_disagrees: 'Provider disagrees',
  used_ticket_reversed: 'Used ticket reversed',
  chargeback_amount_unknown: 'Chargeback amount unknown',
};

/** List and sums refresh by themselves every 30 s. */
export const ORDERS_REFRESH_MS = 30_000;
