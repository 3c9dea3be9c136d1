import { BooleanInput, TextInput } from 'react-admin';
import { linkAddress, LONGEST_ADDRESS, LONGEST_LINE, requiredText } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';

const LONGEST_BUTTON = 64;
const LONGEST_CONTENT = 5_000;
const BUTTONS = [1, 2] as const;

const rules = {
  image: requiredText('Image URL'),
  head: requiredText('Head text'),
  content: requiredText('Content text'),
  buttonText: (number: number) => requiredText(`Button ${number} text`),
  buttonLink: (number: number) => [...requiredText(`Button ${number} link`), linkAddress(`Button ${number} link`)],
};
export function ClosingSectionInputs() {
  return (
    <>
      <ImageAddressInput source="image_url" label="Image URL" validate={rules.image} />
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
            label={`Button ${number} text`}
            validate={rules.buttonText(number)}
            slotProps={{ htmlInput: { maxLength: LONGEST_BUTTON } }}
          />,
          <TextInput
            key={`link${number}`}
            source={`button${number}_link`}
            label={`Button ${number} link`}
            inputMode="url"
            validate={rules.buttonLink(number)}
            slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
          />,
        ])}
      </FieldRow>
      <SecondLanguage>
        <SecondTextInput source="head_text" label="Head text" maxLength={LONGEST_LINE} />
        <SecondTextInput source="content_text" label="Content text" maxLength={LONGEST_CONTENT} isLong />
        <FieldRow>
          {BUTTONS.map((number) => (
            <SecondTextInput
              key={number}
              source={`button${number}_text`}
              label={`Button ${number} text`}
              maxLength={LONGEST_BUTTON}
            />
          ))}
        </FieldRow>
      </SecondLanguage>
      <BooleanInput source="is_active" label="Active" helperText="Making this one active makes the others inactive" />
    </>
  );
}
