import { type ClosingSection, BUILT_IN_CLOSING_IMAGE } from '@festival/contracts';
import { DataTable } from 'react-admin';
import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../shared/fields/StatusChip';
import { RecordActions, useEditedId } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { formatJakarta } from '../../lib/jakartaTime';
import { CreateInPanel, EditInPanel } from '../forms/RecordPanels';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { screenTexts } from '../screenTexts';
import { ClosingSectionInputs } from './ClosingSectionInputs';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';
const CLOSING_SECTION = screenTexts(t('closing section'), {
  loading: { prefix: t('Error: '), unknown: t('Failed to fetch closing sections') },
  saving: { prefix: t('Error: '), unknown: t('Operation failed') },
  deleting: { prefix: t('Error: '), unknown: t('Delete failed') },
});

const CLOSING_SECTION_INSTRUCTIONS = [
  t('Only one closing section is active at a time: making one active makes the others inactive.'),
  t('While none is active the site shows none. Without any section it shows its own promotion.'),
  t(
    'All fields are required. A button leads to a web, mail or phone address, or to a page of the site such as /event.',
  ),
  t('The picture: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.'),
];

const NEW_SECTION = { image_url: BUILT_IN_CLOSING_IMAGE, is_active: true };

/** Makes a section, or edits the one that the address names. */
function ClosingSectionForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? t('Edit closing section') : t('Create closing section')}
      instructions={<InstructionsBox lines={CLOSING_SECTION_INSTRUCTIONS} />}
    >
      {editedId ? (
        <EditInPanel id={editedId} texts={CLOSING_SECTION}>
          <ClosingSectionInputs />
        </EditInPanel>
      ) : (
        <CreateInPanel texts={CLOSING_SECTION} defaults={NEW_SECTION}>
          <ClosingSectionInputs />
        </CreateInPanel>
      )}
    </FormPanel>
  );
}

const Column = DataTable.Col<ClosingSection>;

const state = ({ is_active }: ClosingSection) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={CLOSING_SECTION} />;

const details = ({ button1_text, button2_text, created_at }: ClosingSection) => (
  <>
    {button1_text} · {button2_text}
    <br />
    {t('Created %{createdAt}', { createdAt: formatJakarta(created_at) })}
  </>
);

function ClosingSectionTable() {
  return (
    <DataTable<ClosingSection> bulkActionButtons={false} rowClick={false}>
      <Column source="head_text" label={t('Head text')} sx={{ ...STRONG, overflowWrap: 'anywhere' }} />
      <Column source="is_active" label={t('Status')} render={state} />
      <Column source="button1_text" label={t('Button 1')} />
      <Column source="button2_text" label={t('Button 2')} />
      <Column
        source="created_at"
        label={t('Created (WIB)')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => formatJakarta(created_at)}
      />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function ClosingSectionCards() {
  return (
    <RecordCards<ClosingSection>
      title={({ head_text }) => head_text}
      details={details}
      state={state}
      actions={actions}
    />
  );
}

const noSections = <EmptyState title={t('No closing sections found. Create one above.')} />;

/** The section at the end of a page. */
export function ClosingSectionScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ClosingSectionForm />
      <PanelList
        title={t('Closing Section Management')}
        texts={CLOSING_SECTION}
        sort={{ field: 'created_at', order: 'DESC' }}
        empty={noSections}
      >
        {isPhone ? <ClosingSectionCards /> : <ClosingSectionTable />}
      </PanelList>
    </>
  );
}
