import { formatRupiah, type AdminOrder } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../fields/jakartaTime';
import { AttentionIcon } from './AttentionIcon';
import { OrderStatusChip } from './OrderStatusChip';
import { SyncState } from './SyncState';
import { WhatsAppLink } from './WhatsAppLink';

const Column = DataTable.Col<AdminOrder>;

function OrderNumber({ order }: { order: AdminOrder }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      {/* For the keyboard: a row alone can only be clicked. */}
      <Link
        component={RouterLink}
        to={`/orders/${order.id}/show`}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {order.order_number}
      </Link>
      <AttentionIcon order={order} />
    </Box>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  return (
    <>
      <Typography variant="body2">{order.buyer_name}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {order.buyer_email}
      </Typography>
    </>
  );
}

/** The columns of section 2, "Orders list"; a row opens the order. */
export function OrderTable({ empty }: { empty: ReactElement }) {
  return (
    <DataTable<AdminOrder> bulkActionButtons={false} rowClick="show" empty={empty}>
      <Column source="order_number" label="Order" render={(order) => <OrderNumber order={order} />} />
      <Column source="buyer_name" label="Customer" render={(order) => <Customer order={order} />} />
      <Column
        source="final_amount"
        label="Amount"
        align="right"
        render={(order) => formatRupiah(order.final_amount)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column source="ticket_quantity" label="Tickets" align="right" />
      <Column source="status" label="Status" render={(order) => <OrderStatusChip status={order.status} />} />
      <Column source="sync_locked" label="Sync" disableSort render={(order) => <SyncState order={order} />} />
      <Column label="Inviter" render={(order) => order.referral_code?.panitia_name ?? '–'} sx={{ maxWidth: 160 }} />
      <Column
        source="created_at"
        label="Date"
        render={(order) => formatJakarta(order.created_at)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column label="WhatsApp" render={(order) => <WhatsAppLink phone={order.buyer_phone} name={order.buyer_name} />} />
    </DataTable>
  );
}
