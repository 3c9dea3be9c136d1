import { TextField } from '@mui/material';
import { focusOnMount } from '../../lib/focusOnMount';

interface SecretFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** The secret code. It is sent as typed and compared by the server alone. */
export function SecretField({ value, isMissing, onChange }: SecretFieldProps) {
  return (
    <TextField
      type="password"
      label="Secret code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing}
      helperText={isMissing ? 'Type the secret code.' : undefined}
      inputRef={focusOnMount}
      required
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
