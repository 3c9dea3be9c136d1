import type { AdminLoginRequest } from '@festival/contracts';
import { TWO_FACTOR_TEXTS } from '@festival/contracts';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { usePlainForm } from '../../shared/forms/usePlainForm';
import { focusOnMount } from '../../lib/focusOnMount';
import { PasswordField } from './PasswordField';
import { readSignInFailure } from './signInFailure';
import { validateSignIn, type SignInErrors } from './validateSignIn';

/** How long the text about an expired session stands before the page is loaded anew. */
const RELOAD_DELAY_MS = 2000;
const EMPTY = { email: '', password: '', code: '' };

interface SignInFormProps {
  /** Shown above the fields at first: why the visitor is here again. */
  notice?: string;
  signIn: (values: AdminLoginRequest) => Promise<unknown>;
  reload: () => void;
}

/**
 * E-mail and password with the specification's texts; a field's error goes as soon as that field is edited. With
 * two-factor authentication the server asks for a code: then that is the only field, until it is right or given up.
 */
export function SignInForm({ notice, signIn, reload }: SignInFormProps) {
  const { form, values, field, showErrors, reset } = usePlainForm(EMPTY);
  const [message, setMessage] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);

  const showRefusal = (fields: SignInErrors) => {
    if (fields.email || fields.password) setAsksCode(false);
    // The first time it is a question and no mistake.
    else if (fields.code && !asksCode) return setAsksCode(true);
    showErrors(fields);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMessage(undefined);
    const found = validateSignIn(values);
    if (asksCode && !values.code.trim()) found.code = TWO_FACTOR_TEXTS.codeRequired;
    if (showErrors(found)) return;
    const { email, password, code } = values;
    setBusy(true);
    try {
      await signIn({ email: email.trim(), password, ...(asksCode && { code: code.trim() }) });
    } catch (error) {
      const failure = readSignInFailure(error);
      setMessage(failure.message);
      showRefusal(failure.fields);
      if (failure.expired) window.setTimeout(reload, RELOAD_DELAY_MS);
      setBusy(failure.expired);
    }
  };

  const startOver = () => {
    reset();
    setMessage(undefined);
    setAsksCode(false);
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={1.5}>
      {message && <Alert severity="error">{message}</Alert>}
      {!message && notice && <Alert severity="info">{notice}</Alert>}
      {asksCode ? (
        <>
          <Alert severity="info">{TWO_FACTOR_TEXTS.codeRequired}.</Alert>
          <TextField {...field('code')} id="code" label="Code" inputRef={focusOnMount} autoComplete="one-time-code" />
        </>
      ) : (
        <>
          <TextField {...field('email')} id="email" label="Email" type="email" autoComplete="username" />
          <PasswordField {...field('password')} id="password" label="Password" autoComplete="current-password" />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Sign in
      </Button>
      {asksCode && (
        <Button onClick={startOver} disabled={busy}>
          Start over
        </Button>
      )}
    </Stack>
  );
}
