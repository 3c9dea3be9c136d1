import { Create } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { ReferralCodeInputs, toReferralCode } from './ReferralCodeInputs';
import { SAVE_UNANSWERED } from './referralCodeTexts';

export function ReferralCodeCreate() {
  const onError = useSaveFailure('Failed to create referral code.', SAVE_UNANSWERED);
  return (
    <Create title="New referral code" redirect="list" transform={toReferralCode} mutationOptions={{ onError }}>
      <RecordForm maxWidth={560}>
        <ReferralCodeInputs />
      </RecordForm>
    </Create>
  );
}
