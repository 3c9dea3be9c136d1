import { HttpError } from 'react-admin';
import { serverMessage, statusOf } from '../../lib/httpErrors';
import type { SignInErrors } from './validateSignIn';

export const SESSION_EXPIRED_TEXT = 'Session expired. Please refresh the page and try again.';
export const SIGN_IN_FAILED_TEXT = 'Login failed. Please try again.';

/** What a refused sign-in shows: texts at the fields, or one above the form; `expired` asks for a fresh page. */
export interface SignInFailure {
  fields: SignInErrors;
  message?: string;
  expired: boolean;
}

/** Reads a refusal (back-office specification, section 8, "Login"). */
export function readSignInFailure(error: unknown): SignInFailure {
  const status = statusOf(error) ?? 0;
  if (status === 419) return { fields: {}, message: SESSION_EXPIRED_TEXT, expired: true };
  const errors = error instanceof HttpError ? (error.body?.errors as SignInErrors | undefined) : undefined;
  const { email, password, code } = errors ?? {};
  if (email || password || code) return { fields: { email, password, code }, expired: false };
  // A refusal has a reason that the person can act on (too many attempts); a failure of ours has not.
  const refused = status >= 400 && status < 500;
  return { fields: {}, message: (refused && serverMessage(error)) || SIGN_IN_FAILED_TEXT, expired: false };
}
