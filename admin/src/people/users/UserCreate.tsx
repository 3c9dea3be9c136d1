import type { CreatedAdminAccount } from '@festival/contracts';
import { useState } from 'react';
import { Create, useRedirect } from 'react-admin';
import { RecordForm } from '../../shared/forms/RecordForm';
import { useSaveFailure } from '../../shared/forms/saving/useSaveFailure';
import { PasswordLinkDialog } from './PasswordLinkDialog';
import { UserInputs } from './UserInputs';

export function UserCreate() {
  const [created, setCreated] = useState<CreatedAdminAccount>();
  const onError = useSaveFailure('The account could not be made.');
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
