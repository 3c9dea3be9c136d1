import { BooleanInput, TextInput } from 'react-admin';
import { linkAddress, LONGEST_ADDRESS, LONGEST_LINE, requiredText } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';
import { t } from '../../lib/i18n/t';

const LONGEST_BUTTON = 64;
const LONGEST_CONTENT = 5_000;
const BUTTONS = [1, 2] as const;

const rules = {
  image: requiredText(t('Image URL')),
  head: requiredText(t('Head text')),
  content: requiredText(t('Content text')),
  buttonText: (number: number) => requiredText(t('Button %{number} text', { number })),
  buttonLink: (number: number) => [
    ...requiredText(t('Button %{number} link', { number })),
    linkAddress(t('Button %{number} link', { number })),
  ],
};
export function ClosingSectionInputs() {
  return (
    <>
      <ImageAddressInput source="image_url" label={t('Image URL')} validate={rules.image} />
      <TextInput
        source="head_text"
        label="Head text"
        validate={rules.head}
        slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
      />
      <TextInput
        source="content_text"
        label="Content text"
        multiline
        minRows={3}
        validate={rules.content}
        slotProps={{ htmlInput: { maxLength: LONGEST_CONTENT } }}
      />
      <FieldRow>
        {BUTTONS.flatMap((number) => [
          <TextInput
            key={`text${number}`}
            source={`button${number}_text`}
            label={t('Button %{number} text', { number })}
            validate={rules.buttonText(number)}
            slotProps={{ htmlInput: { maxLength: LONGEST_BUTTON } }}
          />,
          <TextInput
            key={`link${number}`}
            source={`button${number}_link`}
            label={t('Button %{number} link', { number })}
            inputMode="url"
            validate={rules.buttonLink(number)}
            slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
          />,
        ])}
      </FieldRow>
      <SecondLanguage>
        <SecondTextInput source="head_text" label={t('Head text')} maxLength={LONGEST_LINE} />
        <SecondTextInput source="content_text" label={t('Content text')} maxLength={LONGEST_CONTENT} isLong />
        <FieldRow>
          {BUTTONS.map((number) => (
            <SecondTextInput
              key={number}
              source={`button${number}_text`}
              label={t('Button %{number} text', { number })}
              maxLength={LONGEST_BUTTON}
            />
          ))}
        </FieldRow>
      </SecondLanguage>
      <BooleanInput source="is_active" label="Active" helperText="Making this one active makes the others inactive" />
    </>
  );
}
