import type { AdminMerchandiseBundle, AdminMerchandiseItem } from '@festival/contracts';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../shared/fields/ActiveChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';
import type { ScreenTexts } from '../screenTexts';
import { Thumbnail } from '../pictures/Thumbnail';

type Sold = AdminMerchandiseItem | AdminMerchandiseBundle;

const Column = DataTable.Col<Sold>;

const state = ({ is_active }: Sold) => <ActiveChip active={is_active} />;
const image = (sold: Sold) => <Thumbnail address={sold.image} icon={CheckroomIcon} />;
const name = (sold: Sold) => (
  <>
    {sold.name}
    {'contents' in sold && (
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {sold.contents}
      </Typography>
    )}
  </>
);
const details = ({ sort_order, price }: Sold) => `Order ${sort_order} · ${price}`;

export function SoldTable({ texts }: { texts: ScreenTexts }) {
  return (
    <DataTable<Sold> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label="Order" disableSort />
      <Column label="Image" render={image} />
      <Column source="name" label="Name" disableSort sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} render={name} />
      <Column source="price" label="Price" disableSort align="right" sx={{ whiteSpace: 'nowrap' }} />
      <Column source="is_active" label="Status" disableSort render={state} />
      <Column
        label="Actions"
        className="row-actions"
        align="right"
        render={() => <RecordActions deletion={texts} isSorted />}
      />
    </DataTable>
  );
}

export function SoldCards({ texts }: { texts: ScreenTexts }) {
  return (
    <RecordCards<Sold>
      title={name}
      details={details}
      state={state}
      actions={<RecordActions deletion={texts} isSorted />}
    />
  );
}
