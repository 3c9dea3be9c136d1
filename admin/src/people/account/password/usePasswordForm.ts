import { passwordStrength, REQUIRED_PASSWORD_SCORE } from '@festival/contracts';
import { type FieldErrorsOf, usePlainForm } from '../../../shared/forms/usePlainForm';

type Rules<T> = { [K in keyof T]: (values: T) => string | undefined };

/** A form with a new password: each field is checked when it is left, all of them before they are sent. */
export function usePasswordForm<T extends Record<string, string>>(
  empty: T & { new_password: string },
  rules: Rules<T>,
) {
  const plain = usePlainForm<T>(empty);
  const { values, setError } = plain;
  const names = Object.keys(empty) as Array<keyof T>;

  const errorsNow = (): FieldErrorsOf<T> => {
    const errors: FieldErrorsOf<T> = {};
    for (const name of names) errors[name] = rules[name](values);
    return errors;
  };

  return {
    ...plain,
    errorsNow,
    onLeave: (name: keyof T) => setError(name, rules[name](values)),
    isStrong: passwordStrength(values['new_password'] ?? '').score >= REQUIRED_PASSWORD_SCORE,
  };
}
