import { TextField } from '@mui/material';
import { useId } from 'react';

interface PlainSelectProps {
  label: string;
  value: string;
  choices: ReadonlyArray<{ id: string; name: string }>;
  /** Label of the empty choice; without it something must be chosen. */
  none?: string;
  required?: boolean;
  helperText?: string;
  onChange: (value: string) => void;
}

/** The browser's own list of choices, which works with any keyboard and on any phone. */
export function PlainSelect({ label, value, choices, none, required, helperText, onChange }: PlainSelectProps) {
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      required={required}
      helperText={helperText}
      fullWidth
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id: choice, name }) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
