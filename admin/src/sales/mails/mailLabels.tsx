import type { AdminMail, MailStatus } from '@festival/contracts';
import { type Tone, StatusChip } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

export const KIND_LABELS: Readonly<Record<AdminMail['kind'], string>> = {
  finish_payment: t('Finish your payment'),
  e_ticket: t('E-tickets'),
  receipt: t('Receipt'),
  refund: t('Refund'),
  order_cancelled: t('Order cancelled'),
  confirm_refund: t('Refund to confirm'),
  removal_notice: t('Removal of personal data'),
  refund_limit: t('Refund limit'),
  password_link: t('Password link'),
  test_mail: t('Test mail'),
  next_year: t('Next year’s list'),
};

export const STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  queued: t('Queued'),
  sending: t('Sending'),
  sent: t('Sent'),
  failed: t('Failed'),
  dropped: t('Dropped'),
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
