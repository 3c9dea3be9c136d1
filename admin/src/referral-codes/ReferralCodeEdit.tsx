import { Edit } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { ReferralCodeInputs, toReferralCode } from './ReferralCodeInputs';
import { REFERRAL_CODE_DELETION, SAVE_UNANSWERED, UPDATE_FAILED } from './referralCodeTexts';

export function ReferralCodeEdit() {
  const onError = useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED);
  return (
    <Edit
      title="Referral code"
      mutationMode="pessimistic"
      actions={false}
      transform={toReferralCode}
      mutationOptions={{ onError }}
    >
      <RecordForm maxWidth={560} deletion={REFERRAL_CODE_DELETION}>
        <ReferralCodeInputs />
      </RecordForm>
    </Edit>
  );
}
