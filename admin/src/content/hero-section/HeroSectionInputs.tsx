import type { HeroSection } from '@festival/contracts';
import { BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { HeroPreview } from './HeroPreview';

const LONGEST = 255;
const texts = { htmlInput: { maxLength: LONGEST } };

/** The form of content specification, section 5, "Hero", over how it will look. The server says what is missing. */
export function HeroSectionInputs() {
  return (
    <>
      <TextInput
        source="title_text"
        label="Title text"
        helperText={`Required, at most ${LONGEST} characters, as the two lines`}
        slotProps={texts}
      />
      <TextInput source="event_text_line1" label="Event text line 1" slotProps={texts} />
      <TextInput source="event_text_line2" label="Event text line 2" slotProps={texts} />
      <SecondLanguage>
        <SecondTextInput source="title_text" label="Title text" maxLength={LONGEST} />
        <SecondTextInput source="event_text_line1" label="Event text line 1" maxLength={LONGEST} />
        <SecondTextInput source="event_text_line2" label="Event text line 2" maxLength={LONGEST} />
      </SecondLanguage>
      <BooleanInput source="is_active" label="Active" helperText="Off: the texts are hidden from visitors" />
      <FormDataConsumer<Partial<HeroSection>>>{({ formData }) => <HeroPreview hero={formData} />}</FormDataConsumer>
    </>
  );
}
