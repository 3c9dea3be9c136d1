import { MAX_CARD_SORT_ORDER } from '@festival/contracts';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useMemo } from 'react';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import {
  linkAddress,
  LONGEST_ADDRESS,
  LONGEST_KEY,
  LONGEST_LINE,
  machineName,
  requiredText,
  sortOrder,
} from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';
import { t } from '../../lib/i18n/t';

/** The server keeps paragraphs, emphasis, lists, quotes and links; what it would drop isn't offered. */
const toolbar = (
  <RichTextInputToolbar>
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <QuoteButtons size="small" />
    <LinkButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

/** The editor's own label isn't tied to its field. */
const named = (label: string) => ({
  ...DefaultEditorOptions,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
});

interface DescriptionInputProps {
  source: string;
  label: string;
}

function DescriptionInput({ source, label }: DescriptionInputProps) {
  const editorOptions = useMemo(() => named(label), [label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      toolbar={toolbar}
      editorOptions={editorOptions}
      fullWidth
      sx={{
        '& button[value="code"]': { display: 'none' },
        '& .tiptap': { minHeight: 96, maxHeight: 280, overflowY: 'auto' },
      }}
    />
  );
}

const rules = {
  sortOrder: sortOrder(1, MAX_CARD_SORT_ORDER),
  key: machineName(t('Key')),
  title: requiredText(t('Title')),
  link: [...requiredText(t('Link')), linkAddress(t('Link'))],
};
const line = { htmlInput: { maxLength: LONGEST_LINE } };
export function EventCardInputs() {
  return (
    <>
      <FieldRow>
        <TextInput
          source="key"
          label="Key"
          validate={rules.key}
          helperText="Unique identifier, such as ucare"
          slotProps={{ htmlInput: { maxLength: LONGEST_KEY, autoCapitalize: 'none', spellCheck: false } }}
        />
        <NumberInput
          source="sort_order"
          label="Sort order"
          min={1}
          max={MAX_CARD_SORT_ORDER}
          validate={rules.sortOrder}
          helperText={t('Place among the cards, 1 to %{max_card_sort_order}', {
            max_card_sort_order: MAX_CARD_SORT_ORDER,
          })}
        />
      </FieldRow>
      <TextInput source="title" label="Title" validate={rules.title} slotProps={line} />
      <DescriptionInput source="description" label={t('Description')} />
      <ImageAddressInput source="image_url" label={t('Image URL')} />
      <TextInput
        source="alt_text"
        label="Alt text"
        helperText="What the picture shows, for who can't see it"
        slotProps={line}
      />
      <TextInput
        source="link"
        label="Link"
        inputMode="url"
        validate={rules.link}
        helperText="Where the card leads, such as /event/ucare"
        slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
      />
      <SecondLanguage>
        <SecondTextInput source="title" label={t('Title')} maxLength={LONGEST_LINE} />
        <DescriptionInput source="description_indonesian" label={t('Description in Indonesian')} />
        <SecondTextInput source="alt_text" label={t('Alt text')} maxLength={LONGEST_LINE} />
      </SecondLanguage>
      <BooleanInput source="is_locked" label="Locked" helperText="Visitors see Coming Soon and nothing of the card" />
    </>
  );
}
