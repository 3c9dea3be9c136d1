import { normalizeCode, type DiscountCode } from '@festival/contracts';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput, CreateBase, EditBase } from 'react-admin';
import { CodeInput } from '../CodeInput';
import { JakartaDateTimeInput } from '../../../shared/forms/JakartaDateTimeInput';
import { endsAfter, wholeNumber } from '../../../shared/forms/inputRules';
import { FieldRow } from '../../../shared/forms/FieldRow';
import { FormDialog, LoadedRecord } from '../../../shared/dialogs/FormDialog';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { useRefreshOnConflict, withVersion } from '../../../shared/forms/saving/recordVersion';
import { t } from '../../../lib/i18n/t';

/** Shown when the server gives no reason of its own. */
const CREATE_FAILED = t('Failed to create discount code.');
export const UPDATE_FAILED = t('Failed to update discount code.');
const SAVE_UNANSWERED = t('Error saving discount code.');

export const DISCOUNT_CODE_DELETION = { what: t('discount code'), failureText: t('Failed to delete code') };

const asSent = (values: Partial<DiscountCode>) => withVersion(toDiscountCode(values));

export function DiscountCodeEdit() {
  const onError = useRefreshOnConflict(useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED));
  return (
    <FormDialog title={t('Edit discount code')}>
      <EditBase mutationMode="pessimistic" redirect="list" transform={asSent} mutationOptions={{ onError }}>
        <LoadedRecord>
          <RecordForm maxWidth={720} deletion={DISCOUNT_CODE_DELETION}>
            <DiscountCodeInputs />
          </RecordForm>
        </LoadedRecord>
      </EditBase>
    </FormDialog>
  );
}

const RANGE_TEXT = t('Discount percentage must be between 1 and 100');
const percentage = [
  required(t('Discount percentage is required')),
  minValue(1, RANGE_TEXT),
  maxValue(100, RANGE_TEXT),
  wholeNumber,
];
const maxUses = [minValue(1, t('Maximum uses must be at least 1')), wholeNumber];
const validUntil = endsAfter('valid_from');
const minAmount = [minValue(0, t('Minimum amount must be at least 0')), wholeNumber];

/** The fields of rules, "Codes"; what is left empty sets no limit. */
export function DiscountCodeInputs() {
  return (
    <>
      <FieldRow>
        <CodeInput name={t('Discount code')} />
        <NumberInput source="discount_percentage" label="Discount percentage" min={1} max={100} validate={percentage} />
      </FieldRow>
      <TextInput source="description" label="Description" multiline minRows={2} />
      <FieldRow>
        <NumberInput source="max_uses" label="Maximum uses" min={1} validate={maxUses} helperText="Empty: unlimited" />
        <NumberInput
          source="min_amount"
          label="Minimum amount (Rp)"
          min={0}
          step={1000}
          validate={minAmount}
          helperText="Subtotal from which the code works. Empty: any"
        />
      </FieldRow>
      <FieldRow>
        <JakartaDateTimeInput source="valid_from" label={t('Valid from')} />
        <JakartaDateTimeInput source="valid_until" label={t('Valid until')} validate={validUntil} />
      </FieldRow>
      <BooleanInput source="is_active" label="Active" defaultValue />
    </>
  );
}

/** As it is sent: the code as it is stored, without the blanks around what was typed. */
export function toDiscountCode(values: Partial<DiscountCode>): Partial<DiscountCode> {
  return { ...values, code: normalizeCode(values.code ?? ''), description: values.description?.trim() || null };
}

export function DiscountCodeCreate() {
  const onError = useSaveFailure(CREATE_FAILED, SAVE_UNANSWERED);
  return (
    <FormDialog title={t('New discount code')}>
      <CreateBase redirect="list" transform={toDiscountCode} mutationOptions={{ onError }}>
        <RecordForm maxWidth={720}>
          <DiscountCodeInputs />
        </RecordForm>
      </CreateBase>
    </FormDialog>
  );
}
