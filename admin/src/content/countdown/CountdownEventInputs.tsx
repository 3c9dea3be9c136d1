import { BooleanInput, NumberInput, TextInput, required } from 'react-admin';
import {
  LONGEST_KEY,
  LONGEST_LINE,
  hexColour,
  machineName,
  requiredText,
  sortOrder,
} from '../../shared/forms/inputRules';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { FieldRow } from '../../shared/forms/FieldRow';
import { ColourInput } from '../../shared/forms/ColourInput';
import { t } from '../../lib/i18n/t';

/** Per field. */
const countdownRules = {
  eventKey: machineName(t('Event key')),
  name: requiredText(t('Name')),
  targetDate: required(t('Target date is required')),
  colour: [required(t('Background colour is required')), hexColour(t('Background colour'))],
  sortOrder: sortOrder(0),
};
export function CountdownEventInputs() {
  return (
    <>
      <TextInput
        source="event_key"
        label="Event key"
        validate={countdownRules.eventKey}
        helperText="Unique identifier, such as ucare: card and page of the event with this key show the date too, save the concert, whose date is in Site Settings"
        slotProps={{ htmlInput: { maxLength: LONGEST_KEY, autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextInput
        source="name"
        label="Name"
        validate={countdownRules.name}
        slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
      />
      <SecondLanguage>
        <SecondTextInput source="name" label={t('Name')} maxLength={LONGEST_LINE} />
      </SecondLanguage>
      <FieldRow>
        <JakartaDateTimeInput source="target_date" label={t('Target date')} validate={countdownRules.targetDate} />
        <NumberInput source="sort_order" label="Sort order" min={0} validate={countdownRules.sortOrder} />
      </FieldRow>
      <ColourInput source="bg_color" label={t('Background colour')} validate={countdownRules.colour} />
      <BooleanInput source="is_active" label="Active" helperText="Only active events are shown to visitors" />
    </>
  );
}
