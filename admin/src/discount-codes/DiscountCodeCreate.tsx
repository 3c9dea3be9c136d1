import { Create } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { SAVE_UNANSWERED } from './discountCodeTexts';

export function DiscountCodeCreate() {
  const onError = useSaveFailure('Failed to create discount code.', SAVE_UNANSWERED);
  return (
    <Create title="New discount code" redirect="list" transform={toDiscountCode} mutationOptions={{ onError }}>
      <RecordForm maxWidth={720}>
        <DiscountCodeInputs />
      </RecordForm>
    </Create>
  );
}
