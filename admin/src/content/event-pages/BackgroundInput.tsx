import { cssBackgroundOf, isPictureBackground } from '@festival/contracts';
import { Box, TextField } from '@mui/material';
import { InputHelperText, useInput } from 'react-admin';
import { LONGEST_ADDRESS } from '../../shared/forms/inputRules';
import { PicturePreview } from '../pictures/PicturePreview';
import { PictureSource } from '../pictures/PictureSource';
import { t } from '../../lib/i18n/t';

const LABEL = t('Image section background');

function background(value: string | null | undefined): string | undefined {
  return value?.trim() && cssBackgroundOf(value) === null
    ? t('%{label} must be a URL, a colour or a gradient', { label: LABEL })
    : undefined;
}

/** The background of the gallery: a picture, a colour or a gradient. */
export function BackgroundInput() {
  const { field, fieldState, id } = useInput<string | null>({ source: 'image_section_bg', validate: background });
  const { ref, value, ...input } = field;
  const shown = cssBackgroundOf(value ?? '');
  return (
    <Box sx={{ width: '100%', minWidth: 0, mb: 2, display: 'grid', gap: 1 }}>
      <TextField
        {...input}
        value={value ?? ''}
        id={id}
        inputRef={ref}
        fullWidth
        label={LABEL}
        error={fieldState.invalid}
        helperText={
          <InputHelperText
            error={fieldState.error?.message}
            helperText="A URL, a colour such as #0E4280, or a gradient such as linear-gradient(#0B1F45, #0E4280)"
          />
        }
        slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
        sx={{ m: 0 }}
      />
      <PictureSource label={LABEL} onChosen={field.onChange} />
      {shown !== null && isPictureBackground(shown) && (
        <PicturePreview address={shown} alt={t('%{label}: preview', { label: LABEL })} />
      )}
      {shown !== null && !isPictureBackground(shown) && (
        <Box
          aria-hidden
          sx={{ height: 48, border: 1, borderColor: 'divider', borderRadius: 1 }}
          style={{ background: shown }}
        />
      )}
    </Box>
  );
}
