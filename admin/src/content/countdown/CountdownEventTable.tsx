import type { AdminCountdownEvent } from '@festival/contracts';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../shared/fields/ActiveChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';
import { ColourSwatch } from '../../shared/fields/ColourSwatch';
import { COUNTDOWN_EVENT } from './countdownTexts';
import { TargetDate } from './TargetDate';

const Column = DataTable.Col<AdminCountdownEvent>;

const state = ({ is_active }: AdminCountdownEvent) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={COUNTDOWN_EVENT} isSorted />;

function NameWithKey({ event }: { event: AdminCountdownEvent }) {
  return (
    <>
      {event.name}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {event.event_key}
      </Typography>
    </>
  );
}

const title = (event: AdminCountdownEvent) => <NameWithKey event={event} />;

const details = (event: AdminCountdownEvent) => (
  <>
    Order {event.sort_order} · <TargetDate event={event} />
    <br />
    <ColourSwatch colour={event.bg_color} />
  </>
);

export function CountdownEventTable() {
  return (
    <DataTable<AdminCountdownEvent> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label="Order" disableSort />
      <Column source="name" label="Name" disableSort render={title} />
      <Column
        source="target_date"
        label="Target date (WIB)"
        disableSort
        render={(event) => <TargetDate event={event} />}
      />
      <Column label="Colour" render={({ bg_color }) => <ColourSwatch colour={bg_color} />} />
      <Column source="is_active" label="Status" disableSort render={state} />
      <Column label="Actions" className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

export function CountdownEventCards() {
  return <RecordCards<AdminCountdownEvent> title={title} details={details} state={state} actions={actions} />;
}
