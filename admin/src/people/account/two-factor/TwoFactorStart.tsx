import { PASSWORD_TEXTS, type TwoFactorSetup } from '@festival/contracts';
import { Alert, Button, Stack, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { PasswordField } from '../../sign-in/PasswordField';
import { accountCalls } from '../accountCalls';
import { useFormCall } from '../useFormCall';

/** First step: the password once more, so that a stolen session can't lock its owner out. */
export function TwoFactorStart({ onStarted }: { onStarted: (setup: TwoFactorSetup) => void }) {
  const { form, values, field, showErrors } = usePlainForm({ current_password: '' });
  const { busy, message, run } = useFormCall(showErrors, 'The setup could not be started.');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors({ current_password: values.current_password ? undefined : PASSWORD_TEXTS.currentRequired })) return;
    void run(async () => onStarted(await accountCalls.startTwoFactor(values.current_password)));
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
        First confirm your password.
      </Typography>
      {message && <Alert severity="error">{message}</Alert>}
      <PasswordField
        {...field('current_password')}
        id="current_password"
        label="Current Password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" loading={busy}>
        Continue
      </Button>
    </Stack>
  );
}
