import { NoMatches } from '../../shared/lists/NoMatches';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { TicketCount } from './TicketCount';
import { ticketFilters } from './ticketFilters';
import { TicketListActions } from './TicketListActions';
import { TicketPhoneRows } from './TicketPhoneRows';
import { TicketTable } from './TicketTable';
import { TicketTotalsCards } from './TicketTotalsCards';

const empty = <NoMatches title="No active tickets match the criteria" hint="Pending tickets are excluded." />;

/** Every ticket but the pending ones (back-office specification, section 2, "Tickets list"). */
export function TicketList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title="Tickets"
      filters={ticketFilters}
      actions={<TicketListActions />}
      sort={{ field: 'id', order: 'DESC' }}
      empty={false}
    >
      <TicketTotalsCards />
      <TicketCount />
      {isPhone ? <TicketPhoneRows empty={empty} /> : <TicketTable empty={empty} />}
    </ServerList>
  );
}
