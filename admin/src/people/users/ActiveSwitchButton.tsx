import type { AdminAccount, AdminAccountUpdate } from '@festival/contracts';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';

/** Accounts are never deleted: what they did stays in the audit log. */
export function ActiveSwitchButton({ account }: { account: AdminAccount }) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { id, name, role, is_active: isActive, updated_at } = account;
  const data: AdminAccountUpdate = { name, role, is_active: !isActive, updated_at };
  const call = () => dataProvider.update<AdminAccount>('users', { id, data, previousData: account });
  return isActive ? (
    <ConfirmedAction
      key="deactivate"
      label="Deactivate"
      question={`Deactivate ${name}?`}
      content="This person is signed out on all devices and cannot sign in until the account is reactivated."
      colour="error"
      call={call}
      onDone={() => notify('The account is inactive.')}
    />
  ) : (
    <ConfirmedAction
      key="reactivate"
      label="Reactivate"
      question={`Reactivate ${name}?`}
      content="This person can sign in again with the old password and role."
      call={call}
      onDone={() => notify('The account is active again.')}
    />
  );
}
