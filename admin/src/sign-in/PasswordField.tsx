import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

/** A password that can be shown while it is typed. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        edge="end"
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} slotProps={{ input: { endAdornment: toggle } }} />;
}
