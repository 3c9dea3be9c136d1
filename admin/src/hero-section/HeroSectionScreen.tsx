import { Title } from 'react-admin';
import { FormPanel } from '../content/FormPanel';
import { InstructionsBox } from '../content/InstructionsBox';
import { OneRecord } from '../content/OneRecord';
import { LOADING, ONLY_ID } from '../content/onlyRecord';
import { OutcomeBox } from '../content/OutcomeBox';
import { PanelForm } from '../content/PanelForm';
import { useSaveOutcome } from '../content/useSaveOutcome';
import { HeroSectionInputs } from './HeroSectionInputs';

const INSTRUCTIONS = [
  'The texts stand over the picture of the first page: a title and two lines.',
  'Inactive: visitors see the picture without them.',
  'The picture itself belongs to the site and is not changed here.',
];

/** Content specification, section 2, "Hero Section". */
export function HeroSectionScreen() {
  const { outcome, form, calls } = useSaveOutcome({
    doneText: 'Saved',
    fieldsText: 'Please correct the highlighted fields.',
  });
  return (
    <>
      <Title title="Hero Section" />
      <OneRecord id={ONLY_ID} loading={LOADING} {...calls}>
        <FormPanel title="Texts" instructions={<InstructionsBox lines={INSTRUCTIONS} />}>
          <OutcomeBox outcome={outcome} />
          <PanelForm key={form.key} focusSave={form.focusSave}>
            <HeroSectionInputs />
          </PanelForm>
        </FormPanel>
      </OneRecord>
    </>
  );
}
