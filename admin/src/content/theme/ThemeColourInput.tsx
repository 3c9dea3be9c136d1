import { HEX_COLOUR, THEME_COLOURS, type ThemeColour } from '@festival/contracts';
import { Box, Button, TextField } from '@mui/material';
import { InputHelperText, regex, required, useInput } from 'react-admin';
import { t } from '../../lib/i18n/t';

const rules = [required(), regex(HEX_COLOUR, t('Must be # followed by 6 hex digits'))];

interface ThemeColourInputProps {
  source: ThemeColour;
  label: string;
  /** Where the site shows it. */
  use: string;
}

/** One of the theme's colours: chosen, typed, or put back to ours. */
export function ThemeColourInput({ source, label, use }: ThemeColourInputProps) {
  const { field, fieldState, id } = useInput({ source, validate: rules });
  const { ref, ...input } = field;
  const value = String(field.value ?? '');
  const ours = THEME_COLOURS[source];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', width: '100%' }}>
      <Box
        component="input"
        type="color"
        aria-label={t('Choose the colour %{name}', { name: label })}
        value={HEX_COLOUR.test(value) ? value.toLowerCase() : ours}
        onChange={({ target }) => field.onChange((target as unknown as HTMLInputElement).value)}
        sx={{
          width: 48,
          height: 40,
          mt: 1,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          flexShrink: 0,
        }}
      />
      <TextField
        {...input}
        inputRef={ref}
        id={id}
        label={label}
        error={fieldState.invalid}
        helperText={fieldState.error ? <InputHelperText error={fieldState.error.message} /> : use}
        sx={{ flexGrow: 1 }}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
      />
      <Button
        size="small"
        sx={{ mt: 1.5, flexShrink: 0 }}
        disabled={value.toLowerCase() === ours}
        aria-label={t('Put %{name} back to ours', { name: label })}
        onClick={() => field.onChange(ours)}
      >
        {t('Ours')}
      </Button>
    </Box>
  );
}
