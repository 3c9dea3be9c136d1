import { MAX_GUEST_STARS } from '@festival/contracts';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/contentRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { FieldRow } from '../../shared/forms/FieldRow';

const rules = { name: requiredText('Name'), sortOrder: sortOrder(1, MAX_GUEST_STARS) };

/** The form of content specification, section 5, "Guest star". */
export function GuestStarInputs() {
  return (
    <>
      <FieldRow>
        <TextInput
          source="name"
          label="Name"
          validate={rules.name}
          slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
        />
        <NumberInput
          source="sort_order"
          label="Sort order"
          min={1}
          max={MAX_GUEST_STARS}
          validate={rules.sortOrder}
          helperText={`Place in the line-up, 1 to ${MAX_GUEST_STARS}`}
        />
        <ImageAddressInput source="image" label="Image" />
        <ImageAddressInput source="below_image" label="Below image" />
      </FieldRow>
      <BooleanInput source="is_revealed" label="Revealed" helperText="Off: visitors see Coming Soon" />
    </>
  );
}
