import { Edit } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { UserActions } from './UserActions';
import { UserInputs } from './UserInputs';

export function UserEdit() {
  const onError = useSaveFailure('The account could not be saved.');
  return (
    <Edit
      title="Account"
      mutationMode="pessimistic"
      actions={false}
      mutationOptions={{ onError }}
      aside={<UserActions />}
    >
      <RecordForm maxWidth={560}>
        <UserInputs isNew={false} />
      </RecordForm>
    </Edit>
  );
}
