import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { t } from '../../lib/i18n/t';

/** A password that can be shown while it is typed. */
export function PasswordField({ label, ...props }: TextFieldProps & { label: string }) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={t(shown ? 'Hide %{label}' : 'Show %{label}', { label: label.toLowerCase() })}
        aria-pressed={shown}
        edge="end"
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  const type = shown ? 'text' : 'password';
  return <TextField {...props} label={label} type={type} slotProps={{ input: { endAdornment: toggle } }} />;
}
