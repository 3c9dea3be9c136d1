import { KNOWLEDGE_LIMITS, type ChatCategory } from '@festival/contracts';
import { Autocomplete, TextField } from '@mui/material';
import { InputHelperText, useInput } from 'react-admin';
import { requiredText } from '../../shared/forms/inputRules';
import { useCategories } from '../calls/useTrainingQuery';
import { t } from '../../lib/i18n/t';

const LABEL = t('Category');
/** The assistant's own categories for a question that it couldn't answer. */
const OF_REPLIES: readonly string[] = ['fallback', 'error'] satisfies ChatCategory[];
const required = requiredText(LABEL);

/** One of the categories there are, or a new one. */
export function CategoryInput() {
  const { field, fieldState, id } = useInput<string>({ source: 'category', validate: required });
  const categories = useCategories().filter((name) => !OF_REPLIES.includes(name));
  const { ref, value, onChange, onBlur, name } = field;
  return (
    <Autocomplete
      freeSolo
      id={id}
      options={categories}
      inputValue={value ?? ''}
      onInputChange={(_event, text) => onChange(text)}
      sx={{ width: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          inputRef={ref}
          onBlur={onBlur}
          label={`${LABEL} *`}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText="Choose one or type a new one" />}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: KNOWLEDGE_LIMITS.category },
          }}
        />
      )}
    />
  );
}
