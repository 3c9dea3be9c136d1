import { NoMatches } from '../../../shared/lists/NoMatches';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { OrderDialogs } from '../actions/OrderDialogs';
import { orderFilters, orderPhoneFilters } from './orderFilters';
import { ORDERS_REFRESH_MS } from '../../status/orderLabels';
import { OrderListActions } from './OrderListActions';
import { OrderPhoneRows } from './OrderPhoneRows';
import { OrderTable } from './OrderTable';
import { OrderTotalsCards } from './OrderTotalsCards';

const empty = (
  <NoMatches
    title="No orders here"
    hint="Orders appear as soon as somebody buys a ticket. With a filter set, try another one."
  />
);

/** All orders; they refresh by themselves while the page is looked at (back-office specification, section 2). */
export function OrderList() {
  const isPhone = usePhoneLayout();
  return (
    <OrderDialogs>
      <ServerList
        title="Orders Management"
        filters={isPhone ? orderPhoneFilters : orderFilters}
        actions={<OrderListActions hasMoreFilters={isPhone} />}
        sort={{ field: 'created_at', order: 'DESC' }}
        queryOptions={{ refetchInterval: ORDERS_REFRESH_MS }}
        empty={false}
      >
        <OrderTotalsCards />
        {isPhone ? <OrderPhoneRows empty={empty} /> : <OrderTable empty={empty} />}
      </ServerList>
    </OrderDialogs>
  );
}
