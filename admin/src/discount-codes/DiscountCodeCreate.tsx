import { Create } from 'react-admin';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { validateDiscountCode } from './validateDiscountCode';

export function DiscountCodeCreate() {
  const onError = useSaveFailure('Failed to create discount code.');
  return (
    <Create title="New discount code" redirect="list" transform={toDiscountCode} mutationOptions={{ onError }}>
      <RecordForm maxWidth={720} validate={validateDiscountCode}>
        <DiscountCodeInputs />
      </RecordForm>
    </Create>
  );
}
