import type { ReactNode } from 'react';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { linkAddress, LONGEST_ADDRESS, LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { FieldRow } from '../../shared/forms/FieldRow';
import { t } from '../../lib/i18n/t';

const LONGEST_PRICE = 64;

const rules = {
  name: requiredText(t('Name')),
  price: requiredText(t('Price')),
  sortOrder: sortOrder(0),
  link: linkAddress(t('Link')),
};

interface MerchandiseInputsProps {
  /** In Indonesian, of what only one of them has. */
  secondTexts?: ReactNode;
  children: ReactNode;
}

/** The fields of items and bundles; those of one kind alone come after name and price. */
export function MerchandiseInputs({ secondTexts, children }: MerchandiseInputsProps) {
  return (
    <>
      <TextInput
        source="name"
        label="Name"
        validate={rules.name}
        slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
      />
      <FieldRow>
        <TextInput
          source="price"
          label="Price"
          validate={rules.price}
          helperText="As it stands on the card, such as 13.000-20.000"
          slotProps={{ htmlInput: { maxLength: LONGEST_PRICE } }}
        />
        <NumberInput source="sort_order" label="Sort order" min={0} validate={rules.sortOrder} />
      </FieldRow>
      {children}
      <SecondLanguage>
        <SecondTextInput source="name" label={t('Name')} maxLength={LONGEST_LINE} />
        {secondTexts}
      </SecondLanguage>
      <ImageAddressInput source="image" label={t('Image')} />
      <TextInput
        source="link"
        label="Link"
        inputMode="url"
        validate={rules.link}
        helperText="Its own order form. Empty: the order form of the site settings"
        slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
      />
      <BooleanInput source="is_active" label="Active" helperText="Only active ones are shown to visitors" />
    </>
  );
}
