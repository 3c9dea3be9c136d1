import { CreateBase } from 'react-admin';
import { CodeDialog } from '../../../shared/dialogs/CodeDialog';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { ReferralCodeInputs, toReferralCode } from './ReferralCodeInputs';
import { CREATE_FAILED, SAVE_UNANSWERED } from './referralCodeTexts';

export function ReferralCodeCreate() {
  const onError = useSaveFailure(CREATE_FAILED, SAVE_UNANSWERED);
  return (
    <CodeDialog title="New referral code">
      <CreateBase redirect="list" transform={toReferralCode} mutationOptions={{ onError }}>
        <RecordForm maxWidth={720}>
          <ReferralCodeInputs />
        </RecordForm>
      </CreateBase>
    </CodeDialog>
  );
}
