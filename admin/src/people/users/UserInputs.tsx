import { EMAIL_PATTERN, SIGN_IN_TEXTS } from '@festival/contracts';
import { regex, required, SelectInput, TextInput } from 'react-admin';
import { ROLE_CHOICES } from './roleChoices';

const email = [required(SIGN_IN_TEXTS.emailRequired), regex(EMAIL_PATTERN, SIGN_IN_TEXTS.emailInvalid)];

/** The address names an account, so it is given once. */
export function UserInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextInput source="name" label="Name" validate={required('Name is required')} />
      {isNew ? (
        <TextInput
          source="email"
          label="Email"
          type="email"
          validate={email}
          parse={(text: string) => text.trim()}
          helperText="The link to set a password is sent here."
        />
      ) : (
        <TextInput source="email" label="Email" disabled helperText="An account keeps its email." />
      )}
      <SelectInput
        source="role"
        label="Role"
        choices={ROLE_CHOICES}
        validate={required('Role is required')}
        helperText={isNew ? false : 'A new role signs this person out on all devices.'}
      />
    </>
  );
}
