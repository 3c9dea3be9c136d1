import type { AdminAccount, AdminAccountUpdate, SentPasswordLink } from '@festival/contracts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useGetIdentity, useRecordContext, useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { AccountState } from './AccountState';
import { userCalls } from './userCalls';
import { PasswordLinkDialog } from './PasswordLinkDialog';

/** The state of an account, and what a super admin may do to somebody else's. */
export function UserActions() {
  const account = useRecordContext<AdminAccount>();
  const { identity } = useGetIdentity();
  if (!account || !identity) return null;
  const isOwn = identity.id === account.id;
  return (
    <Card
      sx={{
        width: { xs: 'auto', md: 280 },
        flexShrink: 0,
        alignSelf: { md: 'flex-start' },
        ml: { md: 2 },
        mt: { xs: 2, md: 0 },
      }}
    >
      <CardContent>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography component="h2" variant="h6">
            State
          </Typography>
          <AccountState account={account} />
          <Typography variant="body2">Two-factor authentication: {account.two_factor ? 'on' : 'off'}</Typography>
          <Typography variant="body2">Last sign-in: {formatJakarta(account.last_sign_in_at)}</Typography>
          {isOwn ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              This is your own account. Its password and sessions are in the menu at the top right.
            </Typography>
          ) : (
            <>
              {account.is_active && <ResetPasswordButton account={account} />}
              {account.two_factor && <ResetTwoFactorButton account={account} />}
              <SignOutButton account={account} />
              <ActiveSwitchButton account={account} />
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Accounts are never deleted: what they did stays in the audit log. */
function ActiveSwitchButton({ account }: { account: AdminAccount }) {
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

function SignOutButton({ account }: { account: AdminAccount }) {
  const notify = useNotify();
  return (
    <ConfirmedAction
      label="Sign out everywhere"
      question={`Sign ${account.name} out everywhere?`}
      content="Every session of this person ends. They can sign in again."
      call={() => userCalls.signOut(account)}
      onDone={() => notify('Signed out on all devices.')}
    />
  );
}

function ResetTwoFactorButton({ account }: { account: AdminAccount }) {
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

function ResetPasswordButton({ account }: { account: AdminAccount }) {
  const [link, setLink] = useState<SentPasswordLink>();
  const { name, email, is_set_up } = account;
  return (
    <>
      <ConfirmedAction
        label={is_set_up ? 'Reset password' : 'New link to set a password'}
        question={is_set_up ? `Reset the password of ${name}?` : `Make a new link for ${name}?`}
        content={
          is_set_up
            ? `The old password works no longer, and this person is signed out on all devices. A link for a new one is sent to ${email}.`
            : `It is sent to ${email}. An earlier link works no longer.`
        }
        call={() => userCalls.resetPassword(account)}
        onDone={setLink}
      />
      {link && <PasswordLinkDialog link={link} name={name} onClose={() => setLink(undefined)} />}
    </>
  );
}
