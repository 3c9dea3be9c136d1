import type { DifferenceKind, DifferenceState, RunStatus } from '@festival/contracts';
import type { Tone } from '../../../shared/fields/StatusChip';

/** The kinds of differences, in a few words and in a sentence. */
export const KIND_NAMES: Readonly<Record<DifferenceKind, string>> = {
  paid_there: 'Paid there',
  ended_there: 'Ended there',
  refunded_there: 'Refunded there',
  amount_differs: 'Other amount',
  unpaid_there: 'Not paid there',
  refunded_here_only: 'Refunded here only',
  second_payment: 'Second payment',
  payable_there: 'Still payable there',
  unknown_payment: 'Unknown payment',
};

export const KIND_TEXTS: Readonly<Record<DifferenceKind, string>> = {
  paid_there: 'The provider has the money, the order was open or had ended here.',
  ended_there: 'The payment ended at the provider, the order was still open here.',
  refunded_there: 'The provider gave money back that this order did not know of.',
  amount_differs: 'The provider holds another amount than the order has.',
  unpaid_there: 'The order is paid here, the provider has no money for it.',
  refunded_here_only: 'The order is refunded here, the provider still holds the money.',
  second_payment: 'A second payment came in for the same order.',
  payable_there: 'The order has ended here, the buyer can still pay at the provider.',
  unknown_payment: 'The provider has a payment that belongs to no order here.',
};

export const STATE_LABELS: Readonly<Record<DifferenceState, string>> = {
  waits: 'Waits',
  mended: 'Mended',
  resolved: 'Dealt with',
};
export const STATE_TONES: Readonly<Record<DifferenceState, Tone>> = {
  waits: 'warning',
  mended: 'success',
  resolved: 'default',
};

export const RUN_LABELS: Readonly<Record<RunStatus, string>> = {
  running: 'Running',
  finished: 'Finished',
  incomplete: 'Incomplete',
};
export const RUN_TONES: Readonly<Record<RunStatus, Tone>> = {
  running: 'info',
  finished: 'success',
  incomplete: 'warning',
};
