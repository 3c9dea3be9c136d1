import {
  type AdminLoginRequest,
  TWO_FACTOR_TEXTS,
  EMAIL_PATTERN,
  MIN_SIGN_IN_PASSWORD_LENGTH,
  SIGN_IN_TEXTS,
} from '@festival/contracts';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { HttpError } from 'react-admin';
import { usePlainForm } from '../../shared/forms/usePlainForm';
import { focusOnMount } from '../../lib/focusOnMount';
import { TOKEN_EXPIRED } from '../../lib/csrfToken';
import { serverMessage, statusOf } from '../../lib/httpErrors';
import { PasswordField } from './PasswordField';
import { t } from '../../lib/i18n/t';

export const SESSION_EXPIRED_TEXT = t('Session expired. Please refresh the page and try again.');
export const SIGN_IN_FAILED_TEXT = t('Login failed. Please try again.');

/** The texts of a refused sign-in: at the fields, or one above the form; `expired` asks for a reload. */
interface SignInFailure {
  fields: SignInErrors;
  message?: string;
  expired: boolean;
}

/** Reads a refusal. */
function readSignInFailure(error: unknown): SignInFailure {
  const status = statusOf(error) ?? 0;
  if (status === TOKEN_EXPIRED) return { fields: {}, message: SESSION_EXPIRED_TEXT, expired: true };
  const errors = error instanceof HttpError ? (error.body?.errors as SignInErrors | undefined) : undefined;
  const { email, password, code } = errors ?? {};
  if (email || password || code) return { fields: { email, password, code }, expired: false };
  // A refusal has a reason that the person can act on (too many attempts); a failure of ours has not.
  const refused = status >= 400 && status < 500;
  return { fields: {}, message: (refused && serverMessage(error)) || SIGN_IN_FAILED_TEXT, expired: false };
}

/** How long the text about an expired session is shown before the page is reloaded. */
const RELOAD_DELAY_MS = 2000;
const EMPTY = { email: '', password: '', code: '' };

interface SignInFormProps {
  /** Shown above the fields at first: why the visitor is here again. */
  notice?: string;
  signIn: (values: AdminLoginRequest) => Promise<unknown>;
  reload: () => void;
}

/**
 * E-mail and password; a field's error goes as soon as that field is edited. With
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
    if (asksCode && !values.code.trim()) found.code = t(TWO_FACTOR_TEXTS.codeRequired);
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
          <Alert severity="info">{t(TWO_FACTOR_TEXTS.codeRequired)}.</Alert>
          <TextField
            {...field('code')}
            id="code"
            label={t('Code')}
            inputRef={focusOnMount}
            autoComplete="one-time-code"
          />
        </>
      ) : (
        <>
          <TextField {...field('email')} id="email" label={t('Email')} type="email" autoComplete="username" />
          <PasswordField {...field('password')} id="password" label={t('Password')} autoComplete="current-password" />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('Sign in')}
      </Button>
      {asksCode && (
        <Button onClick={startOver} disabled={busy}>
          {t('Start over')}
        </Button>
      )}
    </Stack>
  );
}

export type SignInErrors = Partial<Record<keyof AdminLoginRequest, string>>;

function emailError(email: string): string | undefined {
  if (!email) return t(SIGN_IN_TEXTS.emailRequired);
  return EMAIL_PATTERN.test(email) ? undefined : t(SIGN_IN_TEXTS.emailInvalid);
}

function passwordError(password: string): string | undefined {
  if (!password) return t(SIGN_IN_TEXTS.passwordRequired);
  return password.length < MIN_SIGN_IN_PASSWORD_LENGTH ? t(SIGN_IN_TEXTS.passwordTooShort) : undefined;
}

/** Errors found before the sign-in is sent; empty when there are none. */
function validateSignIn({ email, password }: Pick<AdminLoginRequest, 'email' | 'password'>): SignInErrors {
  const errors: SignInErrors = {};
  const ofEmail = emailError(email.trim());
  const ofPassword = passwordError(password);
  if (ofEmail) errors.email = ofEmail;
  if (ofPassword) errors.password = ofPassword;
  return errors;
}
