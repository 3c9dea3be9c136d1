import type { AdminDivision } from '@festival/contracts';
import { DataTable, Form, SaveButton } from 'react-admin';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../shared/fields/StatusChip';
import { RecordActions, useEditedId } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { EditInPanel } from '../forms/RecordPanels';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { DIVISION, DIVISION_INSTRUCTIONS, divisionFailure, NOTHING_SELECTED } from './divisionTexts';
import { DivisionInputs } from './DivisionInputs';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';

const Column = DataTable.Col<AdminDivision>;

const state = ({ is_active }: AdminDivision) => <ActiveChip active={is_active} />;
const actions = <RecordActions isSorted />;

function DivisionTable() {
  return (
    <DataTable<AdminDivision> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column source="name" label={t('Name')} sx={STRONG} />
      <Column source="title" label={t('Title')} />
      <Column label={t('Image')} render={({ image }) => (image ? t('Own image') : t('Emblem'))} />
      <Column source="is_active" label={t('Status')} render={state} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function DivisionCards() {
  return (
    <RecordCards<AdminDivision>
      title={({ name }) => name}
      details={({ sort_order, title }) => t('Order %{sortOrder} · %{title}', { sortOrder: sort_order, title })}
      state={state}
      actions={actions}
    />
  );
}

const noDivisions = <EmptyState title={t('No divisions')} hint={t('The site shows its own fifteen.')} />;

/** The committee's divisions. */
export function DivisionScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <DivisionForm />
      <PanelList
        title={t('About Divisions')}
        texts={DIVISION}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={noDivisions}
      >
        {isPhone ? <DivisionCards /> : <DivisionTable />}
      </PanelList>
    </>
  );
}

/** Edits the division that the address names; without one there is nothing to save, and the form says so. */
function DivisionForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? t('Edit division') : t('Division')}
      instructions={<InstructionsBox lines={DIVISION_INSTRUCTIONS} />}
    >
      <DivisionFields key={editedId} editedId={editedId} />
    </FormPanel>
  );
}

function DivisionFields({ editedId }: { editedId: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {editedId ? (
        <EditInPanel id={editedId} texts={DIVISION} onFailure={(error) => setProblem(divisionFailure(error))}>
          <DivisionInputs isSelected />
        </EditInPanel>
      ) : (
        <Form onSubmit={() => setProblem(NOTHING_SELECTED)} noValidate>
          <DivisionInputs isSelected={false} />
          <SaveButton alwaysEnable />
        </Form>
      )}
    </>
  );
}
