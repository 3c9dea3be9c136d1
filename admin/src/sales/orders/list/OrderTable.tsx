import { formatRupiah, type AdminOrder } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DayAndTime } from '../../../shared/fields/DayAndTime';
import { ONLY_WIDE } from '../../../shared/lists/onlyWide';
import { OrderBulkActions } from './OrderBulkActions';
import { OrderActionsMenu } from '../actions/OrderActionsMenu';
import { AttentionIcon } from '../details/AttentionIcon';
import { OrderStatusChip } from '../../status/OrderStatusChip';
import { SyncState } from '../details/OrderDetails';
import { WhatsAppLink } from '../details/WhatsAppLink';
import { t } from '../../../lib/i18n/t';

const Column = DataTable.Col<AdminOrder>;

/** Ten columns in the width that a screen of 1280 px leaves next to the menu. */
const DENSE = {
  '& .MuiTableCell-root': { px: { xs: 0.35, md: 0.6 } },
  '& .MuiTableCell-root:first-of-type': { pl: 0.5 },
  '& .MuiTableCell-paddingCheckbox': { width: 34, pr: 0, '& .MuiCheckbox-root': { p: 0.5 } },
  // The number before it ends where this begins.
  '& .MuiTableCell-root.column-status': { pl: 1.5 },
};
const ELLIPSIS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function OrderNumber({ order }: { order: AdminOrder }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', whiteSpace: 'nowrap' }}>
      {/* For the keyboard: a row alone can only be clicked. */}
      <Link
        component={RouterLink}
        to={`/orders/${order.id}/show`}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontVariantNumeric: 'tabular-nums', py: 0.75 }}
      >
        {order.order_number}
      </Link>
      <AttentionIcon order={order} />
    </Box>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  return (
    <Box sx={{ maxWidth: 'clamp(92px, 100vw - 1190px, 320px)' }}>
      <Typography variant="body2" title={order.buyer_name} sx={ELLIPSIS}>
        {order.buyer_name}
      </Typography>
      <Typography
        variant="caption"
        title={order.buyer_email}
        sx={{ ...ELLIPSIS, display: 'block', color: 'text.secondary' }}
      >
        {order.buyer_email}
      </Typography>
    </Box>
  );
}

function Inviter({ order }: { order: AdminOrder }) {
  const name = order.referral_code?.panitia_name ?? '–';
  return (
    <Box title={name} sx={{ ...ELLIPSIS, maxWidth: { xs: 76, xl: 180 } }}>
      {name}
    </Box>
  );
}

/** A row opens the order. */
export function OrderTable({ empty }: { empty: ReactElement }) {
  return (
    <DataTable<AdminOrder> bulkActionButtons={<OrderBulkActions />} rowClick="show" empty={empty} sx={DENSE}>
      <Column source="order_number" label={t('Order number')} render={(order) => <OrderNumber order={order} />} />
      <Column source="buyer_name" label={t('Customer')} render={(order) => <Customer order={order} />} />
      <Column
        source="final_amount"
        label={t('Amount')}
        align="right"
        render={(order) => formatRupiah(order.final_amount)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column source="ticket_quantity" label={t('Tickets')} align="right" />
      <Column source="status" label={t('Status')} render={(order) => <OrderStatusChip status={order.status} />} />
      <Column source="sync_locked" label={t('Sync')} render={(order) => <SyncState order={order} />} sx={ONLY_WIDE} />
      <Column label={t('Inviter')} render={(order) => <Inviter order={order} />} sx={ONLY_WIDE} />
      <Column source="created_at" label={t('Date')} render={(order) => <DayAndTime moment={order.created_at} />} />
      <Column label={t('WhatsApp')} align="center" render={(order) => <WhatsAppLink order={order} />} sx={ONLY_WIDE} />
      <Column
        label={t('Actions')}
        className="row-actions"
        align="center"
        render={(order) => <OrderActionsMenu order={order} />}
      />
    </DataTable>
  );
}
