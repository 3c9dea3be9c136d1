import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NETWORK_ERROR_TEXT, serverMessage } from '../../../lib/httpErrors';
import { SignedOutCard } from '../../sign-in/SignedOutCard';
import { accountCalls } from '../accountCalls';
import { useFormCall } from '../useFormCall';
import { NewPasswordFields } from './NewPasswordFields';
import { PASSWORD_RULES } from './newPasswordRules';
import { usePasswordForm } from './usePasswordForm';
import { t } from '../../../lib/i18n/t';

const { new_password, new_password_confirmation } = PASSWORD_RULES;
const EMPTY = { new_password: '', new_password_confirmation: '' };
const RULES = { new_password, new_password_confirmation };

interface SetPasswordFormProps {
  token: string;
  email: string;
  onDone: (text: string) => void;
}

function SetPasswordForm({ token, email, onDone }: SetPasswordFormProps) {
  const { form, values, field, showErrors, errorsNow, onLeave, isStrong } = usePasswordForm(EMPTY, RULES);
  const { busy, message, run } = useFormCall(showErrors, t('Failed to set the password.'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors(errorsNow())) return;
    void run(async () => {
      onDone((await accountCalls.setPassword({ token, ...values })) ?? t('Your password is set.'));
    });
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      {message && <Alert severity="error">{message}</Alert>}
      {/* For the browser's password store, which files the new password under it. */}
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields password={values.new_password} field={field} onLeave={onLeave} />
      <Button type="submit" variant="contained" size="large" disabled={busy || !isStrong}>
        {busy ? t('Setting password...') : t('Set password')}
      </Button>
    </Stack>
  );
}

const TITLE = t('Set your password');

const toSignIn = (
  <Button component={Link} to="/login" variant="contained" size="large">
    {t('Go to sign in')}
  </Button>
);

/** The page behind a one-time link: `/admin/set-password#token`. Works without a session. */
export function SetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const [done, setDone] = useState<string>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => accountCalls.linkOwner(token),
    // A link that was used here must not be looked at again behind its success.
    enabled: done === undefined,
    // Asked once: another look while somebody types would take the form and its password away.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (done) {
    return (
      <SignedOutCard title={TITLE} subtitle={data?.email ?? ''}>
        <Stack spacing={2}>
          <Alert severity="success">{done}</Alert>
          {toSignIn}
        </Stack>
      </SignedOutCard>
    );
  }
  if (isPending) {
    return (
      <SignedOutCard title={TITLE} subtitle={t('Looking at your link')}>
        <Stack sx={{ alignItems: 'center' }}>
          <CircularProgress aria-label={t('Loading')} />
        </Stack>
      </SignedOutCard>
    );
  }
  if (!data) {
    const said = serverMessage(error);
    return (
      <SignedOutCard title={TITLE} subtitle={t('This did not work')}>
        <Stack spacing={2}>
          <Alert severity="error">{said ?? NETWORK_ERROR_TEXT}</Alert>
          {said ? toSignIn : <Button onClick={() => void refetch()}>{t('Retry')}</Button>}
        </Stack>
      </SignedOutCard>
    );
  }
  return (
    <SignedOutCard title={TITLE} subtitle={`${data.name} · ${data.email}`}>
      <SetPasswordForm token={token} email={data.email} onDone={setDone} />
    </SignedOutCard>
  );
}
