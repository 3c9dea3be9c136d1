import { Title } from 'react-admin';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { OneRecord, LOADING, ONLY_ID } from '../forms/OneRecord';
import { OutcomeBox, useSaveOutcome } from '../forms/useSaveOutcome';
import { PanelForm } from '../forms/PanelForm';
import { SiteSettingsInputs } from './SiteSettingsInputs';
import { t } from '../../lib/i18n/t';

const INSTRUCTIONS = [
  t('Every page, mail and ticket made from now on carries these facts.'),
  t('The concert date is typed and shown in Jakarta’s time (WIB).'),
  t('A link that is left empty is not shown.'),
  t('Under construction: visitors see the construction screen on every page. Staff who are signed in see the site.'),
];

/** Facts about the festival that every page shows. */
export function SiteSettingsScreen() {
  const { outcome, form, calls } = useSaveOutcome({ doneText: t('Saved') });
  return (
    <>
      <Title title="Site Settings" />
      <OneRecord id={ONLY_ID} loading={LOADING} {...calls}>
        <FormPanel title={t('Festival')} instructions={<InstructionsBox lines={INSTRUCTIONS} />}>
          <OutcomeBox outcome={outcome} />
          <PanelForm key={form.key} focusSave={form.focusSave}>
            <SiteSettingsInputs />
          </PanelForm>
        </FormPanel>
      </OneRecord>
    </>
  );
}
