import {
  EMAIL_PATTERN,
  SIGN_IN_TEXTS,
  type CreatedAdminAccount,
  type AdminAccount,
  type AdminAccountUpdate,
  ROLE_LABELS,
  ROLES,
} from '@festival/contracts';
import { regex, required, SelectInput, TextInput, Create, useRedirect, Edit, useRefresh } from 'react-admin';
import { useState } from 'react';
import { RecordForm } from '../../shared/forms/RecordForm';
import { useSaveFailure } from '../../shared/forms/saving/useSaveFailure';
import { CONFLICT, statusOf } from '../../lib/httpErrors';
import { AccountSessions } from '../sessions/AccountSessions';
import { PasswordLinkDialog } from './PasswordLinkDialog';
import { UserActions } from './UserActions';
import { t } from '../../lib/i18n/t';

/** For a list of choices in a form or a filter. */
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: t(ROLE_LABELS[id]) }));

/** Only what the form is for, with what was seen: the account's state has buttons of its own. */
const toUpdate = ({ name, role, updated_at }: AdminAccount): AdminAccountUpdate => ({ name, role, updated_at });

export function UserEdit() {
  const showFailure = useSaveFailure(t('The account could not be saved.'));
  const refresh = useRefresh();
  const onError = (error: unknown) => {
    showFailure(error);
    if (statusOf(error) === CONFLICT) refresh();
  };
  return (
    <>
      <Edit
        title="Account"
        mutationMode="pessimistic"
        actions={false}
        transform={toUpdate}
        mutationOptions={{ onError }}
        aside={<UserActions />}
      >
        <RecordForm maxWidth={560}>
          <UserInputs isNew={false} />
        </RecordForm>
      </Edit>
      <AccountSessions />
    </>
  );
}

const email = [required(t(SIGN_IN_TEXTS.emailRequired)), regex(EMAIL_PATTERN, t(SIGN_IN_TEXTS.emailInvalid))];

/** The address names an account, so it is given once. */
export function UserInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextInput source="name" label="Name" validate={required(t('Name is required'))} />
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
        validate={required(t('Role is required'))}
        helperText={isNew ? false : t('A new role signs this person out on all devices.')}
      />
    </>
  );
}

export function UserCreate() {
  const [created, setCreated] = useState<CreatedAdminAccount>();
  const onError = useSaveFailure(t('The account could not be made.'));
  const redirect = useRedirect();
  const onSuccess = (account: CreatedAdminAccount) => setCreated(account);
  return (
    <>
      <Create title="New account" mutationOptions={{ onError, onSuccess }}>
        <RecordForm maxWidth={560}>
          <UserInputs isNew />
        </RecordForm>
      </Create>
      {created && (
        <PasswordLinkDialog
          link={created.password_link}
          name={created.name}
          onClose={() => redirect('list', 'users')}
        />
      )}
    </>
  );
}
