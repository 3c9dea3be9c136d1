import type { TicketType } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { DataTable, EditButton } from 'react-admin';
import { formatJakarta } from '../fields/jakartaTime';
import { ConfirmedDeleteButton } from '../forms/ConfirmedDeleteButton';
import { ColourSwatch } from './ColourSwatch';
import { SaleState } from './OnSaleChip';
import { SaleButtons } from './SaleButtons';
import { SoldBar } from './SoldBar';
import { priceText, TICKET_TYPE_DELETION } from './ticketTypeTexts';

const Column = DataTable.Col<TicketType>;

function Window({ tier }: { tier: TicketType }) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {!tier.sales_start_at && !tier.sales_end_at && 'No limits'}
      {tier.sales_start_at && <div>from {formatJakarta(tier.sales_start_at)}</div>}
      {tier.sales_end_at && <div>until {formatJakarta(tier.sales_end_at)}</div>}
      {tier.starts_after && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          after {tier.starts_after}
        </Typography>
      )}
    </Box>
  );
}

function Sale({ tier }: { tier: TicketType }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <SaleState tier={tier} />
      <SaleButtons tier={tier} />
    </Box>
  );
}

function RowActions() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      <EditButton />
      <ConfirmedDeleteButton {...TICKET_TYPE_DELETION} redirect={false} />
    </Box>
  );
}

export function TicketTypeTable() {
  return (
    <DataTable<TicketType> bulkActionButtons={false} rowClick="edit">
      <Column source="sort_order" label="#" />
      <Column source="header" label="Header" sx={{ fontWeight: 600 }} />
      <Column source="type" label="Type" />
      <Column source="price" label="Price" align="right" sx={{ whiteSpace: 'nowrap' }} render={priceText} />
      <Column source="sold" label="Taken / quota" disableSort render={(tier) => <SoldBar tier={tier} />} />
      <Column label="Window (WIB)" render={(tier) => <Window tier={tier} />} />
      <Column label="Sale" render={(tier) => <Sale tier={tier} />} />
      <Column label="Colour" render={(tier) => <ColourSwatch colour={tier.background_color} />} />
      <Column label="Actions" className="row-actions" align="right" render={() => <RowActions />} />
    </DataTable>
  );
}
