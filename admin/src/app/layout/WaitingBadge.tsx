import { Badge, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ElementType } from 'react';
import { useWaitingRefunds } from '../../sales/refunds/useWaitingRefunds';

/** The icon, with the number of refunds that wait for the one who looks. */
export function WaitingBadge({ icon: Icon }: { icon: ElementType }) {
  const { data } = useWaitingRefunds();
  const count = data?.filter(({ may_confirm }) => may_confirm).length ?? 0;
  if (count === 0) return <Icon />;
  const shown = (
    <>
      {count}
      <Box component="span" sx={visuallyHidden}>
        {count === 1 ? 'refund waits for you' : 'refunds wait for you'}
      </Box>
    </>
  );
  return (
    <Badge badgeContent={shown} color="warning">
      <Icon />
    </Badge>
  );
}
