import { Title } from 'react-admin';
import { FormPanel } from '../forms/FormPanel';
import { InstructionsBox } from '../forms/InstructionsBox';
import { OneRecord } from '../forms/OneRecord';
import { LOADING, ONLY_ID } from '../forms/onlyRecord';
import { OutcomeBox } from '../forms/OutcomeBox';
import { PanelForm } from '../forms/PanelForm';
import { useSaveOutcome } from '../forms/useSaveOutcome';
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
