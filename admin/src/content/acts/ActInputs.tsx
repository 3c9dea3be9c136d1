import { ACT_DRAWINGS, LONGEST_ABOUT, LONGEST_STAGE } from '@festival/contracts';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { endsAfter, linkAddress, LONGEST_ADDRESS, sortOrder } from '../../shared/forms/inputRules';
import { FieldRow } from '../../shared/forms/FieldRow';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { WhoInputs } from './WhoInputs';

const DRAWINGS = ACT_DRAWINGS.map((drawing) => ({
  id: drawing,
  name: drawing === 'dj' ? 'DJ' : drawing.charAt(0).toUpperCase() + drawing.slice(1),
}));

const LINKS = [
  { source: 'instagram_link', label: 'Instagram link' },
  { source: 'music_link', label: 'Music link' },
  { source: 'video_link', label: 'Video link' },
].map((link) => ({ ...link, validate: linkAddress(link.label) }));

const rules = { sortOrder: sortOrder(0), end: endsAfter('starts_at') };

export function ActInputs() {
  return (
    <>
      <WhoInputs />
      <FieldRow>
        <TextInput
          source="stage"
          label="Stage"
          helperText="Such as Crown Stage. May be empty"
          slotProps={{ htmlInput: { maxLength: LONGEST_STAGE } }}
        />
        <NumberInput source="sort_order" label="Sort order" min={0} validate={rules.sortOrder} />
        <JakartaDateTimeInput source="starts_at" label="Start" />
        <JakartaDateTimeInput source="ends_at" label="End" validate={rules.end} />
      </FieldRow>
      <TextInput
        source="about"
        label="About"
        multiline
        minRows={2}
        helperText={`Plain text, at most ${LONGEST_ABOUT} characters`}
        slotProps={{ htmlInput: { maxLength: LONGEST_ABOUT } }}
      />
      <SecondLanguage>
        <SecondTextInput source="about" label="About" maxLength={LONGEST_ABOUT} isLong />
      </SecondLanguage>
      <SelectInput
        source="drawing"
        label="Drawing"
        choices={DRAWINGS}
        translateChoice={false}
        isRequired
        helperText="The site's own drawing, shown while there is no image"
      />
      {LINKS.map(({ source, label, validate }) => (
        <TextInput
          key={source}
          source={source}
          label={label}
          inputMode="url"
          validate={validate}
          slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
        />
      ))}
    </>
  );
}
