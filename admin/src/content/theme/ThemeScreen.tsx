import { Title } from 'react-admin';
import { t } from '../../lib/i18n/t';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { LOADING, ONLY_ID, OneRecord } from '../forms/OneRecord';
import { PanelForm } from '../forms/PanelForm';
import { OutcomeBox, useSaveOutcome } from '../forms/useSaveOutcome';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { ThemeChecks } from './ThemeChecks';
import { ThemeColourInput } from './ThemeColourInput';
import { COLOURS } from './themeNames';

const INSTRUCTIONS = [
  t('Eight colours, a crest and a picture make the skin of an edition.'),
  t('Every shade and every drawing of the site follows these colours.'),
  t('Without a picture of your own the site shows our crest and our landscape.'),
];

/** The skin of the edition: colours with what they do to reading, crest, and the first page's picture. */
export function ThemeScreen() {
  const { outcome, form, calls } = useSaveOutcome({
    doneText: t('Saved'),
    fieldsText: t('Please correct the highlighted fields.'),
  });
  return (
    <>
      <Title title="Theme" />
      <OneRecord id={ONLY_ID} loading={LOADING} {...calls}>
        <FormPanel title={t('Colours and pictures')} instructions={<InstructionsBox lines={INSTRUCTIONS} />}>
          <OutcomeBox outcome={outcome} />
          <PanelForm key={form.key} focusSave={form.focusSave}>
            {COLOURS.map((colour) => (
              <ThemeColourInput key={colour.source} {...colour} />
            ))}
            <ThemeChecks />
            <ImageAddressInput source="crest" label={t('Crest')} />
            <ImageAddressInput source="hero" label={t('Hero picture')} />
          </PanelForm>
        </FormPanel>
      </OneRecord>
    </>
  );
}
