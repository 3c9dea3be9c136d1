import type { ReferralCode } from '@festival/contracts';
import { EditBase } from 'react-admin';
import { CodeDialog, LoadedRecord } from '../../../shared/dialogs/CodeDialog';
import { useFailedSave, withSeen } from '../../../shared/forms/saving/asSeen';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { ReferralCodeInputs, toReferralCode } from './ReferralCodeInputs';
import { REFERRAL_CODE_DELETION, SAVE_UNANSWERED, UPDATE_FAILED } from './referralCodeTexts';

const asSent = (values: Partial<ReferralCode>) => withSeen(toReferralCode(values));

export function ReferralCodeEdit() {
  const onError = useFailedSave(useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED));
  return (
    <CodeDialog title="Edit referral code">
      <EditBase mutationMode="pessimistic" redirect="list" transform={asSent} mutationOptions={{ onError }}>
        <LoadedRecord>
          <RecordForm maxWidth={720} deletion={REFERRAL_CODE_DELETION}>
            <ReferralCodeInputs />
          </RecordForm>
        </LoadedRecord>
      </EditBase>
    </CodeDialog>
  );
}
