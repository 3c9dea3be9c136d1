import { EMAIL_PATTERN, MIN_SIGN_IN_PASSWORD_LENGTH, SIGN_IN_TEXTS, type AdminLoginRequest } from '@festival/contracts';

export type SignInErrors = Partial<Record<keyof AdminLoginRequest, string>>;

function emailError(email: string): string | undefined {
  if (!email) return SIGN_IN_TEXTS.emailRequired;
  return EMAIL_PATTERN.test(email) ? undefined : SIGN_IN_TEXTS.emailInvalid;
}

function passwordError(password: string): string | undefined {
  if (!password) return SIGN_IN_TEXTS.passwordRequired;
  return password.length < MIN_SIGN_IN_PASSWORD_LENGTH ? SIGN_IN_TEXTS.passwordTooShort : undefined;
}

/** What stops a sign-in before it is sent; empty when nothing does (back-office specification, section 5). */
export function validateSignIn({ email, password }: Pick<AdminLoginRequest, 'email' | 'password'>): SignInErrors {
  const errors: SignInErrors = {};
  const ofEmail = emailError(email.trim());
  const ofPassword = passwordError(password);
  if (ofEmail) errors.email = ofEmail;
  if (ofPassword) errors.password = ofPassword;
  return errors;
}
