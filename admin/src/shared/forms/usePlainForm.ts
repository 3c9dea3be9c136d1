import { useRef, useState } from 'react';

export type FieldErrorsOf<T> = Partial<Record<keyof T, string>>;

/** Texts in fields, outside react-admin's forms: an error goes as soon as its field is edited. */
export function usePlainForm<T extends Record<string, string>>(empty: T) {
  const [values, setValues] = useState<T>(empty);
  const [errors, setErrors] = useState<FieldErrorsOf<T>>({});
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(empty) as Array<keyof T & string>;

  const edit = (name: keyof T, text: string) => {
    setValues((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  /** False when there are none; else the first field with an error gets the cursor. */
  const showErrors = (found: FieldErrorsOf<T>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const setError = (name: keyof T, text: string | undefined) => setErrors((before) => ({ ...before, [name]: text }));

  const reset = () => {
    setValues(empty);
    setErrors({});
  };

  const field = (name: keyof T & string) => ({
    name,
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit(name, target.value),
  });

  return { form, values, errors, field, showErrors, setError, reset };
}
