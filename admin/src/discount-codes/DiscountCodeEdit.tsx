import { Edit } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { DISCOUNT_CODE_DELETION, SAVE_UNANSWERED, UPDATE_FAILED } from './discountCodeTexts';

export function DiscountCodeEdit() {
  const onError = useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED);
  return (
    <Edit
      title="Discount code"
      mutationMode="pessimistic"
      actions={false}
      transform={toDiscountCode}
      mutationOptions={{ onError }}
    >
      <RecordForm maxWidth={720} deletion={DISCOUNT_CODE_DELETION}>
        <DiscountCodeInputs />
      </RecordForm>
    </Edit>
  );
}
