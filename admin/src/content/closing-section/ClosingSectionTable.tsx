import type { ClosingSection } from '@festival/contracts';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../shared/fields/ActiveChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';
import { formatJakarta } from '../../lib/jakartaTime';
import { CLOSING_SECTION } from './closingSectionTexts';

const Column = DataTable.Col<ClosingSection>;

const state = ({ is_active }: ClosingSection) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={CLOSING_SECTION} />;

const details = ({ button1_text, button2_text, created_at }: ClosingSection) => (
  <>
    {button1_text} · {button2_text}
    <br />
    Created {formatJakarta(created_at)}
  </>
);

export function ClosingSectionTable() {
  return (
    <DataTable<ClosingSection> bulkActionButtons={false} rowClick={false}>
      <Column source="head_text" label="Head text" disableSort sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} />
      <Column source="is_active" label="Status" disableSort render={state} />
      <Column source="button1_text" label="Button 1" disableSort />
      <Column source="button2_text" label="Button 2" disableSort />
      <Column
        source="created_at"
        label="Created (WIB)"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => formatJakarta(created_at)}
      />
      <Column label="Actions" className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

export function ClosingSectionCards() {
  return (
    <RecordCards<ClosingSection>
      title={({ head_text }) => head_text}
      details={details}
      state={state}
      actions={actions}
    />
  );
}
