import type { AdminAccount, AdminAccountUpdate, SentPasswordLink } from '@festival/contracts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useGetIdentity, useRecordContext, useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { AccountState } from './AccountState';
import { userCalls } from './userCalls';
import { PasswordLinkDialog } from './PasswordLinkDialog';
import { t } from '../../lib/i18n/t';

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
            {t('State')}
          </Typography>
          <AccountState account={account} />
          <Typography variant="body2">
            {t('Two-factor authentication: %{twoFactor}', { twoFactor: account.two_factor ? t('on') : t('off') })}
          </Typography>
          <Typography variant="body2">
            {t('Last sign-in: %{lastSignInAt}', { lastSignInAt: formatJakarta(account.last_sign_in_at) })}
          </Typography>
          {isOwn ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('This is your own account. Its password and sessions are in the menu at the top right.')}
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
      label={t('Deactivate')}
      question={t('Deactivate %{name}?', { name })}
      content={t('This person is signed out on all devices and cannot sign in until the account is reactivated.')}
      colour="error"
      call={call}
      onDone={() => notify('The account is inactive.')}
    />
  ) : (
    <ConfirmedAction
      key="reactivate"
      label={t('Reactivate')}
      question={t('Reactivate %{name}?', { name })}
      content={t('This person can sign in again with the old password and role.')}
      call={call}
      onDone={() => notify('The account is active again.')}
    />
  );
}

function SignOutButton({ account }: { account: AdminAccount }) {
  const notify = useNotify();
  return (
    <ConfirmedAction
      label={t('Sign out everywhere')}
      question={t('Sign %{name} out everywhere?', { name: account.name })}
      content={t('Every session of this person ends. They can sign in again.')}
      call={() => userCalls.signOut(account)}
      onDone={() => notify('Signed out on all devices.')}
    />
  );
}

function ResetTwoFactorButton({ account }: { account: AdminAccount }) {
  const notify = useNotify();
  return (
    <ConfirmedAction
      label={t('Turn two-factor off')}
      question={t('Turn two-factor authentication off for %{name}?', { name: account.name })}
      content={t(
        'Only for somebody who lost phone and recovery codes. The password alone then opens this account, and the person is signed out on all devices.',
      )}
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
        label={is_set_up ? t('Reset password') : t('New link to set a password')}
        question={
          is_set_up ? t('Reset the password of %{name}?', { name }) : t('Make a new link for %{name}?', { name })
        }
        content={
          is_set_up
            ? t(
                'The old password works no longer, and this person is signed out on all devices. A link for a new one is sent to %{email}.',
                { email },
              )
            : t('It is sent to %{email}. An earlier link works no longer.', { email })
        }
        call={() => userCalls.resetPassword(account)}
        onDone={setLink}
      />
      {link && <PasswordLinkDialog link={link} name={name} onClose={() => setLink(undefined)} />}
    </>
  );
}
