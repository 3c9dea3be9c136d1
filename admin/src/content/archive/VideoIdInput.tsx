import { videoIdOf } from '@festival/contracts';
import { TextField } from '@mui/material';
import { InputHelperText, useInput } from 'react-admin';
import { requiredText } from '../../shared/forms/inputRules';
import { t } from '../../lib/i18n/t';

const LABEL = t('Video ID or URL');
const rules = [...requiredText(LABEL), validId];

function validId(value: string | null | undefined): string | undefined {
  return value && videoIdOf(value) === null ? t('%{label} is not valid', { label: LABEL }) : undefined;
}

/** A video by its id, or by an address, which becomes the id when the field is left. */
export function VideoIdInput() {
  const { field, fieldState, id } = useInput<string>({ source: 'video_id', validate: rules });
  const { ref, onBlur, ...input } = field;
  const reduce = () => {
    const found = videoIdOf(String(field.value ?? ''));
    if (found && found !== field.value) field.onChange(found);
    onBlur();
  };
  return (
    <TextField
      {...input}
      id={id}
      inputRef={ref}
      fullWidth
      label={`${LABEL} *`}
      onBlur={reduce}
      error={fieldState.invalid}
      helperText={
        <InputHelperText
          error={fieldState.error?.message}
          helperText="A YouTube address is reduced to its 11-character video ID"
        />
      }
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
