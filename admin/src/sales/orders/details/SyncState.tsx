import LockIcon from '@mui/icons-material/Lock';
import type { AdminOrder } from '@festival/contracts';
import { Chip, Tooltip } from '@mui/material';

/** Whether the payment provider's updates change the order (specification, section 4, "Sync lock"). */
export function SyncState({ order }: { order: AdminOrder }) {
  if (!order.sync_locked) return <Chip size="small" variant="outlined" label="Auto" />;
  return (
    <Tooltip title={order.sync_locked_reason ?? 'Updates from the payment provider are not applied'}>
      <Chip size="small" icon={<LockIcon />} label="Locked" color="info" />
    </Tooltip>
  );
}
