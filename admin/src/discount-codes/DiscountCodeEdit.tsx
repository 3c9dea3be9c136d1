import { EditBase } from 'react-admin';
import { CodeDialog, LoadedRecord } from '../codes/CodeDialog';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { DISCOUNT_CODE_DELETION, SAVE_UNANSWERED, UPDATE_FAILED } from './discountCodeTexts';

export function DiscountCodeEdit() {
  const onError = useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED);
  return (
    <CodeDialog title="Edit discount code">
      <EditBase mutationMode="pessimistic" redirect="list" transform={toDiscountCode} mutationOptions={{ onError }}>
        <LoadedRecord>
          <RecordForm maxWidth={720} deletion={DISCOUNT_CODE_DELETION}>
            <DiscountCodeInputs />
          </RecordForm>
        </LoadedRecord>
      </EditBase>
    </CodeDialog>
  );
}
