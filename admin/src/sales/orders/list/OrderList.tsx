import AddIcon from '@mui/icons-material/Add';
import { Button, Box } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { ColumnsButton, FilterButton, TopToolbar, SimpleList } from 'react-admin';
import { formatRupiah, type AdminOrder } from '@festival/contracts';
import { NoMatches } from '../../../shared/lists/EmptyState';
import { LabelledRows } from '../../../shared/lists/LabelledRows';
import { SavedFilters } from '../../../shared/lists/SavedFilters';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { OrderDialogs } from '../actions/OrderDialogs';
import { ORDERS_REFRESH_MS } from '../../status/orderLabels';
import { OrdersExportButton } from '../../../shared/files/ExportButton';
import { ManualOrderDialog } from '../manual/ManualOrderDialog';
import { formatJakarta } from '../../../lib/jakartaTime';
import { AttentionIcon } from '../details/AttentionIcon';
import { OrderStatusChip } from '../../status/OrderStatusChip';
import { orderFilters, orderPhoneFilters } from './orderFilters';
import { OrderTable } from './OrderTable';
import { OrderTotalsCards } from './OrderTotalsCards';

const buyer = (order: AdminOrder) => (
  <>
    {order.buyer_name} <AttentionIcon order={order} />
  </>
);

const numberAndDate = (order: AdminOrder) => (
  <>
    {order.order_number}
    <br />
    {formatJakarta(order.created_at)}
  </>
);

const amountAndStatus = (order: AdminOrder) => (
  <Box component="span" sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
    {formatRupiah(order.final_amount)}
    <OrderStatusChip status={order.status} />
  </Box>
);

/** The same orders on a narrow screen. */
function OrderPhoneRows({ empty }: { empty: ReactElement }) {
  return (
    <SimpleList<AdminOrder>
      rowClick="show"
      empty={empty}
      primaryText={buyer}
      secondaryText={numberAndDate}
      tertiaryText={amountAndStatus}
    />
  );
}

const empty = (
  <NoMatches
    title="No orders here"
    hint="Orders appear as soon as somebody buys a ticket. With a filter set, try another one."
  />
);

/** All orders; they refresh by themselves while the page is looked at. */
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
        {isPhone ? (
          <OrderPhoneRows empty={empty} />
        ) : (
          <LabelledRows>
            <OrderTable empty={empty} />
          </LabelledRows>
        )}
      </ServerList>
    </OrderDialogs>
  );
}

/** Above the list: an order that was paid elsewhere can be added. */
function OrderListActions({ hasMoreFilters }: { hasMoreFilters: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <TopToolbar>
      {hasMoreFilters ? <FilterButton disableSaveQuery /> : <ColumnsButton />}
      <SavedFilters />
      <Button size="small" startIcon={<AddIcon />} onClick={() => setIsAdding(true)} data-shortcut="new">
        Add Manual Order
      </Button>
      <OrdersExportButton />
      {isAdding && <ManualOrderDialog onClose={() => setIsAdding(false)} />}
    </TopToolbar>
  );
}
