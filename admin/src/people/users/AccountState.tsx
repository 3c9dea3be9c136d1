import type { AdminAccount } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';

/** Whether somebody can sign in with it. */
export function AccountState({ account }: { account: AdminAccount }) {
  if (!account.is_active) return <StatusChip label="Inactive" tone="default" />;
  return account.is_set_up ? (
    <StatusChip label="Active" tone="success" />
  ) : (
    <StatusChip label="No password yet" tone="warning" />
  );
}
