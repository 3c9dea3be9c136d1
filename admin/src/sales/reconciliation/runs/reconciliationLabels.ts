import type { DifferenceKind, DifferenceState, RunStatus } from '@festival/contracts';
import type { Tone } from '../../../shared/fields/StatusChip';
import { t } from '../../../lib/i18n/t';

/** The kinds of differences, in a few words and in a sentence. */
export const KIND_NAMES: Readonly<Record<DifferenceKind, string>> = {
  paid_there: t('Paid there'),
  ended_there: t('Ended there'),
  refunded_there: t('Refunded there'),
  amount_differs: t('Other amount'),
  unpaid_there: t('Not paid there'),
  refunded_here_only: t('Refunded here only'),
  second_payment: t('Second payment'),
  payable_there: t('Still payable there'),
  unknown_payment: t('Unknown payment'),
};

export const KIND_TEXTS: Readonly<Record<DifferenceKind, string>> = {
  paid_there: t('The provider has the money, the order was open or had ended here.'),
  ended_there: t('The payment ended at the provider, the order was still open here.'),
  refunded_there: t('The provider gave money back that this order did not know of.'),
  amount_differs: t('The provider holds another amount than the order has.'),
  unpaid_there: t('The order is paid here, the provider has no money for it.'),
  refunded_here_only: t('The order is refunded here, the provider still holds the money.'),
  second_payment: t('A second payment came in for the same order.'),
  payable_there: t('The order has ended here, the buyer can still pay at the provider.'),
  unknown_payment: t('The provider has a payment that belongs to no order here.'),
};

export const STATE_LABELS: Readonly<Record<DifferenceState, string>> = {
  waits: t('Waits'),
  mended: t('Mended'),
  resolved: t('Dealt with'),
};
export const STATE_TONES: Readonly<Record<DifferenceState, Tone>> = {
  waits: 'warning',
  mended: 'success',
  resolved: 'default',
};

export const RUN_LABELS: Readonly<Record<RunStatus, string>> = {
  running: t('Running'),
  finished: t('Finished'),
  incomplete: t('Incomplete'),
};
export const RUN_TONES: Readonly<Record<RunStatus, Tone>> = {
  running: 'info',
  finished: 'success',
  incomplete: 'warning',
};
