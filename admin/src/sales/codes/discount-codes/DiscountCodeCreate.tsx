import { CreateBase } from 'react-admin';
import { CodeDialog } from '../../../shared/dialogs/CodeDialog';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { DiscountCodeInputs, toDiscountCode } from './DiscountCodeInputs';
import { CREATE_FAILED, SAVE_UNANSWERED } from './discountCodeTexts';

export function DiscountCodeCreate() {
  const onError = useSaveFailure(CREATE_FAILED, SAVE_UNANSWERED);
  return (
    <CodeDialog title="New discount code">
      <CreateBase redirect="list" transform={toDiscountCode} mutationOptions={{ onError }}>
        <RecordForm maxWidth={720}>
          <DiscountCodeInputs />
        </RecordForm>
      </CreateBase>
    </CodeDialog>
  );
}
