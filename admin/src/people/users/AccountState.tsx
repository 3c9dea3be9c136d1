import type { AdminAccount } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

/** Whether somebody can sign in with it. */
export function AccountState({ account }: { account: AdminAccount }) {
  if (!account.is_active) return <StatusChip label={t('Inactive')} tone="default" />;
  return account.is_set_up ? (
    <StatusChip label={t('Active')} tone="success" />
  ) : (
    <StatusChip label={t('No password yet')} tone="warning" />
  );
}
