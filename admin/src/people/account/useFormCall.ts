import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import type { FieldErrorsOf } from '../../shared/forms/usePlainForm';
import { NETWORK_ERROR_TEXT, serverMessage, statusOf } from '../../lib/httpErrors';
import { useSingleCall } from '../../lib/singleCall';

interface FormCall {
  busy: boolean;
  /** The error that belongs to no field. */
  message: string | undefined;
  /** One call at a time: a second press does nothing until it has ended. */
  run: (call: () => Promise<void>) => Promise<void>;
}

/**
 * Sends a form: texts of fields go to `showErrors`, all else is the message. An ended session leads to the sign-in.
 * `showErrors` says whether any of its fields had a text.
 */
export function useFormCall<T>(showErrors: (errors: FieldErrorsOf<T>) => boolean, failureText: string): FormCall {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  const showFailure = async (error: unknown) => {
    if (statusOf(error) === 401 && (await logoutIfAccessDenied(error))) return;
    const errors = error instanceof HttpError ? (error.body?.errors as FieldErrorsOf<T> | undefined) : undefined;
    if (errors && showErrors(errors)) return;
    setMessage(statusOf(error) === 0 ? NETWORK_ERROR_TEXT : (serverMessage(error) ?? failureText));
  };

  const run = useSingleCall(async (call: () => Promise<void>) => {
    setBusy(true);
    setMessage(undefined);
    try {
      await call();
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  });

  return { busy, message, run };
}
