import { NoMatches } from '../lists/NoMatches';
import { ServerList } from '../lists/ServerList';
import { usePhoneLayout } from '../lists/usePhoneLayout';
import { ClearFiltersButton } from './ClearFiltersButton';
import { TicketCount } from './TicketCount';
import { ticketFilters } from './ticketFilters';
import { TicketPhoneRows } from './TicketPhoneRows';
import { TicketTable } from './TicketTable';

const empty = <NoMatches title="No active tickets match the criteria" hint="Pending tickets are excluded." />;

/** Every ticket but the pending ones (back-office specification, section 2, "Tickets list"). */
export function TicketList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title="Tickets"
      filters={ticketFilters}
      actions={<ClearFiltersButton />}
      sort={{ field: 'id', order: 'DESC' }}
      empty={false}
    >
      <TicketCount />
      {isPhone ? <TicketPhoneRows empty={empty} /> : <TicketTable empty={empty} />}
    </ServerList>
  );
}
