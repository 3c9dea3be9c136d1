import type { AdminAccount } from '@festival/contracts';
import { useNotify } from 'react-admin';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { userCalls } from './userCalls';

export function ResetTwoFactorButton({ account }: { account: AdminAccount }) {
  const notify = useNotify();
  return (
    <ConfirmedAction
      label="Turn two-factor off"
      question={`Turn two-factor authentication off for ${account.name}?`}
      content="Only for somebody who lost phone and recovery codes. The password alone then opens this account, and the person is signed out on all devices."
      colour="error"
      call={() => userCalls.resetTwoFactor(account)}
      onDone={() => notify('Two-factor authentication is off for this account.')}
    />
  );
}
