import { Alert, Button, Stack } from '@mui/material';
import type { FormEvent } from 'react';
import { accountCalls } from '../accountCalls';
import { NewPasswordFields } from './NewPasswordFields';
import { PASSWORD_RULES } from './newPasswordRules';
import { useFormCall } from '../useFormCall';
import { usePasswordForm } from './usePasswordForm';

const { new_password, new_password_confirmation } = PASSWORD_RULES;
const EMPTY = { new_password: '', new_password_confirmation: '' };
const RULES = { new_password, new_password_confirmation };

interface SetPasswordFormProps {
  token: string;
  email: string;
  onDone: (text: string) => void;
}

export function SetPasswordForm({ token, email, onDone }: SetPasswordFormProps) {
  const { form, values, field, showErrors, errorsNow, onLeave, isStrong } = usePasswordForm(EMPTY, RULES);
  const { busy, message, run } = useFormCall(showErrors, 'Failed to set the password.');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors(errorsNow())) return;
    void run(async () => {
      onDone((await accountCalls.setPassword({ token, ...values })) ?? 'Your password is set.');
    });
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      {message && <Alert severity="error">{message}</Alert>}
      {/* For the browser's password store, which files the new password under it. */}
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields password={values.new_password} field={field} onLeave={onLeave} />
      <Button type="submit" variant="contained" size="large" disabled={busy || !isStrong}>
        {busy ? 'Setting password...' : 'Set password'}
      </Button>
    </Stack>
  );
}
