import { TextInput } from 'react-admin';
import { requiredText } from '../../shared/forms/contentRules';
import { SecondTextInput } from '../forms/SecondLanguage';
import { BUNDLE } from './merchandiseTexts';
import { SoldInputs } from './SoldInputs';
import { SoldList } from './SoldList';

const LONGEST_CONTENTS = 500;
const contents = requiredText('Contents');

const inputs = (
  <SoldInputs secondTexts={<SecondTextInput source="contents" label="Contents" maxLength={LONGEST_CONTENTS} isLong />}>
    <TextInput
      source="contents"
      label="Contents"
      multiline
      validate={contents}
      helperText="What is in it"
      slotProps={{ htmlInput: { maxLength: LONGEST_CONTENTS } }}
    />
  </SoldInputs>
);

/** Several items that are sold together. */
export function BundleList() {
  return <SoldList title="Merchandise Bundles" noun="bundle" texts={BUNDLE} inputs={inputs} />;
}
