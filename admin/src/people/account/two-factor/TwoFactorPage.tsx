import { Alert, Button, Card, CardContent, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { serverMessage, UNKNOWN_ERROR_TEXT } from '../../../lib/httpErrors';
import { accountCalls } from '../accountCalls';
import { TwoFactorOn } from './TwoFactorOn';
import { TwoFactorSetupSteps } from './TwoFactorSetupSteps';
import { t } from '../../../lib/i18n/t';

function Body() {
  const [settingUp, setSettingUp] = useState(false);
  const { data: state, error, refetch } = useQuery({ queryKey: ['two-factor'], queryFn: accountCalls.twoFactor });
  const reload = () => {
    setSettingUp(false);
    void refetch();
  };

  if (settingUp) return <TwoFactorSetupSteps onDone={reload} />;
  if (state?.enabled) return <TwoFactorOn state={state} onChanged={reload} />;
  if (state) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {t(
            'It is off. Turn it on, and signing in also asks for a code from your phone: a password that was found out is then not enough.',
          )}
        </Typography>
        <Button variant="contained" onClick={() => setSettingUp(true)}>
          {t('Set up')}
        </Button>
      </Stack>
    );
  }
  if (!error) return <CircularProgress aria-label={t('Loading')} />;
  const retry = (
    <Button color="inherit" size="small" onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {serverMessage(error) ?? (error.message || UNKNOWN_ERROR_TEXT)}
    </Alert>
  );
}

/** One's own two-factor authentication. */
export function TwoFactorPage() {
  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <Title title="Two-Factor" />
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
          {t('Two-Factor Authentication')}
        </Typography>
        <Body />
      </CardContent>
    </Card>
  );
}
