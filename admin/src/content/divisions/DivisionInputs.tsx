import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';

const LONGEST_DESCRIPTION = 5_000;
const DESCRIPTIONS = [1, 2] as const;
const LANGUAGES_HINT =
  'Name and title above are in English, the descriptions in Indonesian. Where one is empty here, all visitors see that one.';

const rules = { name: requiredText('Name'), title: requiredText('Title'), sortOrder: sortOrder(0) };

/** Nothing is asked for while there is nothing to save. */
export function DivisionInputs({ isSelected }: { isSelected: boolean }) {
  const given = isSelected ? rules : undefined;
  const line = { htmlInput: { maxLength: LONGEST_LINE } };
  const text = { htmlInput: { maxLength: LONGEST_DESCRIPTION } };
  return (
    <>
      <FieldRow>
        <TextInput source="name" label="Name" validate={given?.name} slotProps={line} />
        <TextInput source="title" label="Title" validate={given?.title} slotProps={line} />
        <NumberInput source="sort_order" label="Sort order" min={0} validate={given?.sortOrder} />
        <BooleanInput source="is_active" label="Active" />
      </FieldRow>
      <ImageAddressInput source="image" label="Image" />
      <TextInput
        source="description1"
        label="Description 1"
        helperText="In Indonesian, as the next"
        multiline
        minRows={2}
        slotProps={text}
      />
      <TextInput source="description2" label="Description 2" multiline minRows={2} slotProps={text} />
      <SecondLanguage title="In the other language (optional)" hint={LANGUAGES_HINT}>
        <FieldRow>
          <SecondTextInput source="name" label="Name" maxLength={LONGEST_LINE} />
          <SecondTextInput source="title" label="Title" maxLength={LONGEST_LINE} />
        </FieldRow>
        {DESCRIPTIONS.map((number) => (
          <SecondTextInput
            key={number}
            source={`description${number}`}
            label={`Description ${number}`}
            language="English"
            maxLength={LONGEST_DESCRIPTION}
            isLong
          />
        ))}
      </SecondLanguage>
    </>
  );
}
