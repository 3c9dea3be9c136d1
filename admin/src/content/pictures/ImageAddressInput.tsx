import { Box, TextField } from '@mui/material';
import { InputHelperText, isRequired, useInput, type Validator } from 'react-admin';
import { imageAddress, LONGEST_ADDRESS } from '../../shared/forms/inputRules';
import { PicturePreview } from './PicturePreview';
import { PictureSource } from './PictureSource';
import { t } from '../../lib/i18n/t';

/** A picture's address, typed or of a picture that is uploaded here. */
export const IMAGE_ADVICE = t(
  'PNG/JPG, max 1MB, uploaded elsewhere by hand and pasted as a URL; or uploaded here: PNG, JPG or WebP up to 5 MB.',
);

interface ImageAddressInputProps {
  source: string;
  label: string;
  validate?: Validator[];
}

/** A picture by its address, pasted or got by uploading, and how it looks. */
export function ImageAddressInput({ source, label, validate = [] }: ImageAddressInputProps) {
  const { field, fieldState, id } = useInput<string | null>({ source, validate: [...validate, imageAddress(label)] });
  const { ref, value, ...input } = field;
  const address = value ?? '';
  return (
    <Box sx={{ width: '100%', minWidth: 0, mb: 2, display: 'grid', gap: 1 }}>
      <TextField
        {...input}
        value={address}
        id={id}
        inputRef={ref}
        fullWidth
        label={isRequired(validate) ? `${label} *` : label}
        error={fieldState.invalid}
        helperText={<InputHelperText error={fieldState.error?.message} helperText={IMAGE_ADVICE} />}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: LONGEST_ADDRESS, spellCheck: false } }}
        sx={{ m: 0 }}
      />
      <PictureSource label={label} onChosen={field.onChange} />
      <PicturePreview address={address.trim()} alt={t('%{label}: preview', { label })} />
    </Box>
  );
}
