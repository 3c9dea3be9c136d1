import { EVENT_NAMES, type AdminEventPage, type EventName } from '@festival/contracts';
import { Title, useGetList, BooleanInput, required } from 'react-admin';
import { Box, Tab, Tabs } from '@mui/material';
import { Link } from 'react-router-dom';
import { useEditedId } from '../lists/RecordActions';
import { NotFoundPage } from '../../shared/screens/StatusPage';
import { StatusChip } from '../../shared/fields/StatusChip';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { OneRecord, LOADING } from '../forms/OneRecord';
import { OutcomeBox, useSaveOutcome } from '../forms/useSaveOutcome';
import { PanelForm } from '../forms/PanelForm';
import { hexColour } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { ColourInput } from '../../shared/forms/ColourInput';
import { BackgroundInput } from './BackgroundInput';
import { GalleryInput } from './GalleryInput';
import { t } from '../../lib/i18n/t';

const EVENT_LABELS: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'U-lympic',
  unify: 'Unify',
};

const SUCCESS_SHOWN_MS = 3_000;

const EVENT_PAGE_INSTRUCTIONS = [
  t('Inactive: visitors find no page there; here it can still be edited.'),
  t('A picture that is left empty is drawn by the site itself.'),
  t('The gallery is shown in its order.'),
];

const colour = [required(t('Background colour is required')), hexColour(t('Background colour'))];
function EventPageInputs() {
  return (
    <>
      <BooleanInput source="is_active" label="Active" />
      <Box sx={{ mb: 2 }}>
        <ColourInput source="bg_color" label={t('Background colour')} validate={colour} />
      </Box>
      <ImageAddressInput source="hero_src" label={t('Hero image')} />
      <ImageAddressInput source="paper_src" label={t('Paper image')} />
      <GalleryInput />
      <BackgroundInput />
      <ImageAddressInput source="sponsor_src" label={t('Sponsor image')} />
      <ImageAddressInput source="medpar_src" label={t('Media partner image')} />
    </>
  );
}

const ALL = { pagination: { page: 1, perPage: EVENT_NAMES.length }, sort: { field: 'id', order: 'ASC' } } as const;

/** One tab for each event, with a badge on those that visitors don't see. */
function EventPageTabs({ chosen }: { chosen: EventName }) {
  const { data = [] } = useGetList<AdminEventPage>('event-pages', ALL, { onError: () => undefined });
  const isInactive = (name: EventName) => data.some(({ id, is_active }) => id === name && !is_active);
  return (
    <Box component="nav" aria-label={t('Events')} sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={chosen} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {EVENT_NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={`/event-pages/${name}`}
            iconPosition="end"
            icon={isInactive(name) ? <StatusChip label={t('Inactive')} tone="warning" /> : undefined}
            label={EVENT_LABELS[name]}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
    </Box>
  );
}

/** The pages of the five events. */
export function EventPagesScreen() {
  const editedId = useEditedId() ?? EVENT_NAMES[0];
  const name = EVENT_NAMES.find((each) => each === editedId);
  if (!name) return <NotFoundPage />;
  return (
    <>
      <Title title="Event Pages" />
      <EventPageTabs chosen={name} />
      <EventPageForm key={name} name={name} />
    </>
  );
}

function EventPageForm({ name }: { name: EventName }) {
  const label = EVENT_LABELS[name];
  const { outcome, form, calls } = useSaveOutcome({
    doneText: t('%{label} page updated successfully', { label }),
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
