import { Alert, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { LogoutButton } from '../../sign-in/LogoutButton';
import { forgetUser } from '../../../lib/session';
import { SignedOutCard } from '../../sign-in/SignedOutCard';
import { TwoFactorSetupSteps } from './TwoFactorSetupSteps';
import { t } from '../../../lib/i18n/t';

/** In the place of every screen for who must set up two-factor authentication first. */
export function RequiredTwoFactorPage() {
  const queryClient = useQueryClient();
  const goOn = () => {
    forgetUser();
    void queryClient.resetQueries();
  };
  return (
    <SignedOutCard title={t('Two-Factor Authentication')} subtitle={t('One more step before you can go on')}>
      <Stack spacing={2}>
        <Alert severity="info">{t('Your role must have two-factor authentication. Set it up now.')}</Alert>
        <TwoFactorSetupSteps onDone={goOn} />
        <Stack sx={{ alignItems: 'center' }}>
          <LogoutButton />
        </Stack>
      </Stack>
    </SignedOutCard>
  );
}
