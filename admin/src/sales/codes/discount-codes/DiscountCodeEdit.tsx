import type { DiscountCode } from '@festival/contracts';
import { EditBase } from 'react-admin';
import { CodeDialog, LoadedRecord } from '../../../shared/dialogs/CodeDialog';
import { useFailedSave, withSeen } from '../../../shared/forms/saving/asSeen';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { DISCOUNT_CODE_DELETION, SAVE_UNANSWERED, UPDATE_FAILED } from './discountCodeTexts';

const asSent = (values: Partial<DiscountCode>) => withSeen(toDiscountCode(values));

export function DiscountCodeEdit() {
  const onError = useFailedSave(useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED));
  return (
    <CodeDialog title="Edit discount code">
      <EditBase mutationMode="pessimistic" redirect="list" transform={asSent} mutationOptions={{ onError }}>
        <LoadedRecord>
          <RecordForm maxWidth={720} deletion={DISCOUNT_CODE_DELETION}>
            <DiscountCodeInputs />
          </RecordForm>
        </LoadedRecord>
      </EditBase>
    </CodeDialog>
  );
}
