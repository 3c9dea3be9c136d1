import { Badge } from '@mui/material';
import type { ElementType } from 'react';
import { useWaitingRefunds } from '../reconciliation/refunds/useWaitingRefunds';

/** The icon with the number of refunds that wait for the one who looks. */
export function WaitingBadge({ icon: Icon }: { icon: ElementType }) {
  const { data } = useWaitingRefunds();
  const count = data?.filter(({ may_confirm }) => may_confirm).length ?? 0;
  const label = count === 1 ? '1 refund waits for you' : `${count} refunds wait for you`;
  return (
    <Badge badgeContent={count} color="warning" slotProps={{ badge: { 'aria-label': label, title: label } }}>
      <Icon />
    </Badge>
  );
}
