import { CreateButton } from 'react-admin';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { TicketTypeActions } from './TicketTypeActions';
import { TicketTypePhoneRows } from './TicketTypePhoneRows';
import { TicketTypeTable } from './TicketTypeTable';

const noTypes = (
  <EmptyState
    title="No ticket types yet"
    hint="Each one is a card on the public ticket page. Make the first to start selling."
  >
    <CreateButton label="New ticket type" variant="contained" />
  </EmptyState>
);

export function TicketTypeList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title="Ticket Types"
      actions={<TicketTypeActions />}
      sort={{ field: 'sort_order', order: 'ASC' }}
      pagination={false}
      empty={noTypes}
    >
      {isPhone ? <TicketTypePhoneRows /> : <TicketTypeTable />}
    </ServerList>
  );
}
