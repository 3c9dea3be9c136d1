import { TextField, type TextFieldProps } from '@mui/material';
import type { ManualOrderErrors, ManualOrderForm } from './manualOrderForm';

export interface FormState {
  form: ManualOrderForm;
  errors: ManualOrderErrors;
  change: (changes: Partial<ManualOrderForm>) => void;
}

type TextName = {
  [K in keyof ManualOrderForm]: string extends ManualOrderForm[K] ? K : never;
}[keyof ManualOrderForm];

type FormTextProps = Omit<TextFieldProps<'filled'>, 'name' | 'variant'> & { name: TextName; state: FormState };

/** One text of the form, with its error. */
export function FormText({ name, state: { form, errors, change }, helperText, ...field }: FormTextProps) {
  return (
    <TextField
      {...field}
      variant="filled"
      fullWidth
      autoComplete="off"
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? helperText}
    />
  );
}
