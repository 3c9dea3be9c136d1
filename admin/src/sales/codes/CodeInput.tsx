import { minLength, required, TextInput } from 'react-admin';
import { t } from '../../lib/i18n/t';

const MIN_CODE_LENGTH = 4;
const MAX_CODE_LENGTH = 64;

/** `name` is part of the texts: 'Referral code is required'. */
export function CodeInput({ name }: { name: string }) {
  return (
    <TextInput
      source="code"
      label={name}
      helperText="Must be unique. Stored in upper case."
      parse={(text: string) => text.toUpperCase()}
      validate={[
        required(t('%{name} is required', { name })),
        minLength(
          MIN_CODE_LENGTH,
          t('%{name} must be at least %{min_code_length} characters', { name, min_code_length: MIN_CODE_LENGTH }),
        ),
      ]}
      slotProps={{ htmlInput: { maxLength: MAX_CODE_LENGTH, autoCapitalize: 'characters' } }}
    />
  );
}
