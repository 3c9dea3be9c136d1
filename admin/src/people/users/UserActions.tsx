import type { AdminAccount } from '@festival/contracts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { AccountState } from './AccountState';
import { ActiveSwitchButton } from './ActiveSwitchButton';
import { ResetPasswordButton } from './ResetPasswordButton';
import { ResetTwoFactorButton } from './ResetTwoFactorButton';
import { SignOutButton } from './SignOutButton';

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
