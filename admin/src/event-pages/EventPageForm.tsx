import type { EventName } from '@festival/contracts';
import { FormPanel } from '../content/FormPanel';
import { InstructionsBox } from '../content/InstructionsBox';
import { OneRecord } from '../content/OneRecord';
import { LOADING } from '../content/onlyRecord';
import { OutcomeBox } from '../content/OutcomeBox';
import { PanelForm } from '../content/PanelForm';
import { useSaveOutcome } from '../content/useSaveOutcome';
import { EventPageInputs } from './EventPageInputs';
import { EVENT_LABELS, EVENT_PAGE_INSTRUCTIONS, SUCCESS_SHOWN_MS } from './eventPageTexts';

export function EventPageForm({ name }: { name: EventName }) {
  const label = EVENT_LABELS[name];
  const { outcome, form, calls } = useSaveOutcome({
    doneText: `${label} page updated successfully`,
    shownMs: SUCCESS_SHOWN_MS,
  });
  return (
    <OneRecord id={name} loading={LOADING} {...calls}>
      <FormPanel title={label} instructions={<InstructionsBox lines={EVENT_PAGE_INSTRUCTIONS} />}>
        <PanelForm key={form.key} focusSave={form.focusSave}>
          <EventPageInputs />
          <OutcomeBox outcome={outcome} />
        </PanelForm>
      </FormPanel>
    </OneRecord>
  );
}
