import { normalizeCode, type DiscountCode } from '@festival/contracts';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { CodeInput } from '../CodeInput';
import { JakartaDateTimeInput } from '../../../shared/forms/JakartaDateTimeInput';
import { endsAfter } from '../../../shared/forms/endsAfter';
import { FieldRow } from '../../../shared/forms/FieldRow';
import { wholeNumber } from '../../../shared/forms/wholeNumber';

const RANGE_TEXT = 'Discount percentage must be between 1 and 100';
const percentage = [
  required('Discount percentage is required'),
  minValue(1, RANGE_TEXT),
  maxValue(100, RANGE_TEXT),
  wholeNumber,
];
const maxUses = [minValue(1, 'Maximum uses must be at least 1'), wholeNumber];
const validUntil = endsAfter('valid_from');
const minAmount = [minValue(0, 'Minimum amount must be at least 0'), wholeNumber];

/** The fields of rules, "Codes"; what is left empty sets no limit. */
export function DiscountCodeInputs() {
  return (
    <>
      <FieldRow>
        <CodeInput name="Discount code" />
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
        <JakartaDateTimeInput source="valid_from" label="Valid from" />
        <JakartaDateTimeInput source="valid_until" label="Valid until" validate={validUntil} />
      </FieldRow>
      <BooleanInput source="is_active" label="Active" defaultValue />
    </>
  );
}

/** As it is sent: the code as it is stored, without the blanks around what was typed. */
export function toDiscountCode(values: Partial<DiscountCode>): Partial<DiscountCode> {
  return { ...values, code: normalizeCode(values.code ?? ''), description: values.description?.trim() || null };
}
