import type { AdminTicket } from '@festival/contracts';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { MailAddress } from '../../shared/fields/MailAddress';
import { MaskedCode } from './MaskedCode';
import { OrderLink } from './OrderLink';
import { ResetTicketButton } from './ResetTicketButton';
import { TicketStatusChip } from '../status/TicketStatusChip';

const Column = DataTable.Col<AdminTicket>;

/** Eight columns in the width that a screen of 1280 px leaves beside the menu. */
const DENSE = { '& .MuiTableCell-root': { px: 0.75 }, '& .MuiTableCell-root:first-of-type': { pl: 1.5 } };

export function TicketTable({ empty }: { empty: ReactElement }) {
  return (
    <DataTable<AdminTicket> bulkActionButtons={false} rowClick={false} empty={empty} sx={DENSE}>
      <Column source="ticket_code" label="Ticket code" render={(ticket) => <MaskedCode code={ticket.ticket_code} />} />
      <Column source="status" label="Status" render={(ticket) => <TicketStatusChip status={ticket.status} />} />
      <Column label="Buyer name" render={(ticket) => ticket.order.buyer_name} sx={{ minWidth: 110 }} />
      <Column
        label="Buyer email"
        render={(ticket) => <MailAddress address={ticket.order.buyer_email} />}
        sx={{ minWidth: 185 }}
      />
      <Column source="order_id" label="Order ID" render={(ticket) => <OrderLink ticket={ticket} />} />
      <Column
        source="checked_in_at"
        label="Check-in time"
        render={(ticket) => formatJakarta(ticket.checked_in_at)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column label="Gate" render={(ticket) => ticket.checked_in_gate ?? '–'} />
      <Column
        label="Actions"
        className="row-actions"
        align="right"
        render={(ticket) => <ResetTicketButton ticket={ticket} />}
      />
    </DataTable>
  );
}
