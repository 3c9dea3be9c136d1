import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';
import { t } from '../../lib/i18n/t';

const LONGEST_DESCRIPTION = 5_000;
const DESCRIPTIONS = [1, 2] as const;
const LANGUAGES_HINT = t(
  'Name and title above are in English, the descriptions in Indonesian. Where one is empty here, all visitors see that one.',
);

const rules = { name: requiredText(t('Name')), title: requiredText(t('Title')), sortOrder: sortOrder(0) };

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
      <ImageAddressInput source="image" label={t('Image')} />
      <TextInput
        source="description1"
        label="Description 1"
        helperText="In Indonesian, as the next"
        multiline
        minRows={2}
        slotProps={text}
      />
      <TextInput source="description2" label="Description 2" multiline minRows={2} slotProps={text} />
      <SecondLanguage title={t('In the other language (optional)')} hint={LANGUAGES_HINT}>
        <FieldRow>
          <SecondTextInput source="name" label={t('Name')} maxLength={LONGEST_LINE} />
          <SecondTextInput source="title" label={t('Title')} maxLength={LONGEST_LINE} />
        </FieldRow>
        {DESCRIPTIONS.map((number) => (
          <SecondTextInput
            key={number}
            source={`description${number}`}
            label={t('Description %{number}', { number })}
            language="English"
            maxLength={LONGEST_DESCRIPTION}
            isLong
          />
        ))}
      </SecondLanguage>
    </>
  );
}
