import type { TicketStatus } from '@festival/contracts';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

const TONES: Readonly<Record<TicketStatus, Tone>> = {
  valid: 'success',
  used: 'info',
  pending: 'warning',
  expired: 'default',
  cancelled: 'error',
};

function isTicketStatus(status: string): status is TicketStatus {
  return Object.hasOwn(TONES, status);
}

export function TicketStatusChip({ status }: { status: string }) {
  const word = status.charAt(0).toUpperCase() + status.slice(1);
  return <StatusChip label={t(word)} tone={isTicketStatus(status) ? TONES[status] : 'default'} />;
}
