import type { EventName } from '@festival/contracts';
import { FormPanel } from '../forms/FormPanel';
import { InstructionsBox } from '../forms/InstructionsBox';
import { OneRecord } from '../forms/OneRecord';
import { LOADING } from '../forms/onlyRecord';
import { OutcomeBox } from '../forms/OutcomeBox';
import { PanelForm } from '../forms/PanelForm';
import { useSaveOutcome } from '../forms/useSaveOutcome';
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
