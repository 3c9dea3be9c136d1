import { Box, ButtonBase, TextField } from '@mui/material';
import { InputHelperText, useInput, type Validator } from 'react-admin';
import { t } from '../../lib/i18n/t';

/** The first is the ground of a new ticket type. */
export const PRESET_COLOURS = [
  '#0E4280',
  '#0B1F45',
  '#FFC22F',
  '#D7263D',
  '#42B5B5',
  '#F26B21',
  '#7A3E9D',
  '#1B7F4B',
] as const;

interface ColourInputProps {
  source: string;
  label: string;
  validate: Validator[];
}

/** A hex colour, typed or taken from the presets. */
export function ColourInput({ source, label, validate }: ColourInputProps) {
  const { field, fieldState, id } = useInput({ source, validate });
  const { ref, ...input } = field;
  const chosen = String(field.value ?? '').toLowerCase();
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <TextField
        {...input}
        inputRef={ref}
        id={id}
        label={`${label} *`}
        error={fieldState.invalid}
        helperText={<InputHelperText error={fieldState.error?.message} />}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
      />
      <Box
        component="fieldset"
        aria-label={t('Preset colours')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
      >
        {PRESET_COLOURS.map((colour) => (
          <ButtonBase
            key={colour}
            aria-label={colour}
            aria-pressed={chosen === colour.toLowerCase()}
            onClick={() => field.onChange(colour)}
            sx={{
              width: 36,
              height: 36,
              borderRadius: 1,
              bgcolor: colour,
              border: 2,
              borderColor: 'divider',
              outlineOffset: 2,
              '&[aria-pressed="true"], &:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
