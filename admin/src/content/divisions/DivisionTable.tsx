import type { AdminDivision } from '@festival/contracts';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../shared/fields/ActiveChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';

const Column = DataTable.Col<AdminDivision>;

const state = ({ is_active }: AdminDivision) => <ActiveChip active={is_active} />;
const actions = <RecordActions isSorted />;

export function DivisionTable() {
  return (
    <DataTable<AdminDivision> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label="Order" disableSort />
      <Column source="name" label="Name" disableSort sx={{ fontWeight: 600 }} />
      <Column source="title" label="Title" disableSort />
      <Column label="Image" render={({ image }) => (image ? 'Own image' : 'Emblem')} />
      <Column source="is_active" label="Status" disableSort render={state} />
      <Column label="Actions" className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

export function DivisionCards() {
  return (
    <RecordCards<AdminDivision>
      title={({ name }) => name}
      details={({ sort_order, title }) => `Order ${sort_order} · ${title}`}
      state={state}
      actions={actions}
    />
  );
}
