import type { DiscountCode } from '@festival/contracts';
import { EditBase } from 'react-admin';
import { CodeDialog, LoadedRecord } from '../codes/CodeDialog';
import { useFailedSave, withSeen } from '../forms/asSeen';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
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
