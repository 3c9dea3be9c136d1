import type { AdminEventCard } from '@festival/contracts';
import ImageIcon from '@mui/icons-material/Image';
import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';
import { Thumbnail } from '../pictures/Thumbnail';
import { StatusChip } from '../../shared/fields/StatusChip';
import { EVENT_CARD } from './eventCardTexts';

const Column = DataTable.Col<AdminEventCard>;

const state = ({ is_locked }: AdminEventCard) => (
  <StatusChip label={is_locked ? 'Locked' : 'Available'} tone={is_locked ? 'warning' : 'success'} />
);
const thumbnail = ({ image_url }: AdminEventCard) => <Thumbnail address={image_url} icon={ImageIcon} />;
const details = (card: AdminEventCard) => (
  <>
    Order {card.sort_order} · {card.key}
    <Box sx={{ mt: 0.75 }}>{thumbnail(card)}</Box>
  </>
);
const actions = <RecordActions deletion={EVENT_CARD} isSorted />;

export function EventCardTable() {
  return (
    <DataTable<AdminEventCard> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label="Order" disableSort />
      <Column source="key" label="Key" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <Column source="title" label="Title" disableSort sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} />
      <Column label="Image" render={thumbnail} />
      <Column source="is_locked" label="Status" disableSort render={state} />
      <Column label="Actions" className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

export function EventCardCards() {
  return <RecordCards<AdminEventCard> title={({ title }) => title} details={details} state={state} actions={actions} />;
}
