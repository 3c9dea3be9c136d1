import type { OrderStatus } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';
import { statusTone, statusWord } from './orderLabels';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip label={statusWord(status)} tone={statusTone(status)} />;
}
