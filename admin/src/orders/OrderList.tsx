import { NoMatches } from '../lists/NoMatches';
import { ServerList } from '../lists/ServerList';
import { usePhoneLayout } from '../lists/usePhoneLayout';
import { orderFilters } from './orderFilters';
import { OrderPhoneRows } from './OrderPhoneRows';
import { OrderTable } from './OrderTable';

/** The list refreshes by itself every 30 s (back-office specification, section 9). */
const REFRESH_MS = 30_000;

const empty = (
  <NoMatches
    title="No orders here"
    hint="Orders appear as soon as somebody buys a ticket. With a filter set, try another one."
  />
);

export function OrderList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title="Orders Management"
      filters={orderFilters}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
      empty={false}
    >
      {isPhone ? <OrderPhoneRows empty={empty} /> : <OrderTable empty={empty} />}
    </ServerList>
  );
}
