import type { MailStatus } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';
import { STATUS_LABELS, STATUS_TONES } from './mailLabels';

export function MailStatusChip({ status }: { status: MailStatus }) {
  return <StatusChip label={STATUS_LABELS[status]} tone={STATUS_TONES[status]} />;
}
