import type { RefundStatus } from '@festival/contracts';
import type { Tone } from '../../shared/fields/StatusChip';

export const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  sending: 'Being sent',
  unknown: 'Unknown',
  to_confirm: 'To be confirmed',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};
export const REFUND_TONES: Readonly<Record<RefundStatus, Tone>> = {
  sending: 'info',
  unknown: 'warning',
  to_confirm: 'warning',
  done: 'success',
  refused: 'error',
  withdrawn: 'default',
};
