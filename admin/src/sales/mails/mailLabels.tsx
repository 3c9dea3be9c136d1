import type { AdminMail, MailStatus } from '@festival/contracts';
import { type Tone, StatusChip } from '../../shared/fields/StatusChip';

export const KIND_LABELS: Readonly<Record<AdminMail['kind'], string>> = {
  finish_payment: 'Finish your payment',
  e_ticket: 'E-tickets',
  receipt: 'Receipt',
  refund: 'Refund',
  order_cancelled: 'Order cancelled',
  confirm_refund: 'Refund to confirm',
  removal_notice: 'Removal of personal data',
  refund_limit: 'Refund limit',
  password_link: 'Password link',
  test_mail: 'Test mail',
};

export const STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Dropped',
};

export const STATUS_TONES: Readonly<Record<MailStatus, Tone>> = {
  queued: 'warning',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  dropped: 'default',
};

/** Whether it may be sent again: given up, or waiting for its next try. */
export function canRetry({ status, tries }: AdminMail): boolean {
  return status === 'failed' || (status === 'queued' && tries > 0);
}

export function MailStatusChip({ status }: { status: MailStatus }) {
  return <StatusChip label={STATUS_LABELS[status]} tone={STATUS_TONES[status]} />;
}
