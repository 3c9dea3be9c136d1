import { TextInput } from 'react-admin';
import { requiredText } from '../../shared/forms/inputRules';
import { SecondTextInput } from '../forms/SecondLanguage';
import { BUNDLE } from './merchandiseTexts';
import { MerchandiseInputs } from './MerchandiseInputs';
import { MerchandiseList } from './MerchandiseList';
import { t } from '../../lib/i18n/t';

const LONGEST_CONTENTS = 500;
const contents = requiredText(t('Contents'));

const inputs = (
  <MerchandiseInputs
    secondTexts={<SecondTextInput source="contents" label={t('Contents')} maxLength={LONGEST_CONTENTS} isLong />}
  >
    <TextInput
      source="contents"
      label="Contents"
      multiline
      validate={contents}
      helperText="What is in it"
      slotProps={{ htmlInput: { maxLength: LONGEST_CONTENTS } }}
    />
  </MerchandiseInputs>
);

/** Several items that are sold together. */
export function BundleList() {
  return <MerchandiseList title={t('Merchandise Bundles')} noun={t('bundle')} texts={BUNDLE} inputs={inputs} />;
}
