import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';
import { VideoIdInput } from './VideoIdInput';
import { t } from '../../lib/i18n/t';

const rules = { title: requiredText(t('Title')), sortOrder: sortOrder(0) };
export function ArchiveVideoInputs() {
  return (
    <>
      <TextInput
        source="title"
        label="Title"
        validate={rules.title}
        helperText="The video titled upcoming events is shown on the event page, and not in the archive"
        slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
      />
      <SecondLanguage>
        <SecondTextInput source="title" label={t('Title')} maxLength={LONGEST_LINE} />
      </SecondLanguage>
      <VideoIdInput />
      <ImageAddressInput source="thumbnail_url" label={t('Thumbnail URL')} />
      <FieldRow>
        <NumberInput source="sort_order" label="Sort order" min={0} validate={rules.sortOrder} />
        <BooleanInput source="is_active" label="Active" helperText="Only active videos are shown to visitors" />
      </FieldRow>
    </>
  );
}
