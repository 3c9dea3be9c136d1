import type { AdminLoginRequest } from '@festival/contracts';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { PasswordField } from './PasswordField';
import { readSignInFailure } from './signInFailure';
import { validateSignIn, type SignInErrors } from './validateSignIn';

/** How long the text about an expired session stands before the page is loaded anew. */
const RELOAD_DELAY_MS = 2000;

interface SignInFormProps {
  /** Shown above the fields at first: why the visitor is here again. */
  notice?: string;
  signIn: (values: AdminLoginRequest) => Promise<unknown>;
  reload: () => void;
}

/** E-mail and password with the specification's texts; a field's error goes as soon as that field is edited. */
export function SignInForm({ notice, signIn, reload }: SignInFormProps) {
  const [values, setValues] = useState<AdminLoginRequest>({ email: '', password: '' });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const edit = (field: keyof AdminLoginRequest, text: string) => {
    setValues({ ...values, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  };

  const showErrors = (found: SignInErrors) => {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.email ? 'email' : 'password'}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMessage(undefined);
    const found = validateSignIn(values);
    if (found.email || found.password) return showErrors(found);
    setBusy(true);
    try {
      await signIn({ ...values, email: values.email.trim() });
    } catch (error) {
      const failure = readSignInFailure(error);
      setMessage(failure.message);
      if (failure.fields.email || failure.fields.password) showErrors(failure.fields);
      if (failure.expired) window.setTimeout(reload, RELOAD_DELAY_MS);
      setBusy(failure.expired);
    }
  };

  const field = (name: keyof AdminLoginRequest) => ({
    name,
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit(name, target.value),
  });

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={1.5}>
      {message && <Alert severity="error">{message}</Alert>}
      {!message && notice && <Alert severity="info">{notice}</Alert>}
      <TextField {...field('email')} id="email" label="Email" type="email" autoComplete="username" />
      <PasswordField {...field('password')} id="password" label="Password" autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Sign in
      </Button>
    </Stack>
  );
}
