import { minLength, required, TextInput } from 'react-admin';

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
        required(`${name} is required`),
        minLength(MIN_CODE_LENGTH, `${name} must be at least ${MIN_CODE_LENGTH} characters`),
      ]}
      slotProps={{ htmlInput: { maxLength: MAX_CODE_LENGTH, autoCapitalize: 'characters' } }}
    />
  );
}
