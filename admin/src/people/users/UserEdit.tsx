import type { AdminAccount, AdminAccountUpdate } from '@festival/contracts';
import { Edit, useRefresh } from 'react-admin';
import { RecordForm } from '../../shared/forms/RecordForm';
import { useSaveFailure } from '../../shared/forms/saving/useSaveFailure';
import { CONFLICT, statusOf } from '../../lib/httpErrors';
import { UserActions } from './UserActions';
import { UserInputs } from './UserInputs';

/** Only what the form is for, with what was seen: whether the account is active is decided beside it. */
const toUpdate = ({ name, role, updated_at }: AdminAccount): AdminAccountUpdate => ({ name, role, updated_at });

export function UserEdit() {
  const showFailure = useSaveFailure('The account could not be saved.');
  const refresh = useRefresh();
  const onError = (error: unknown) => {
    showFailure(error);
    if (statusOf(error) === CONFLICT) refresh();
  };
  return (
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
  );
}
