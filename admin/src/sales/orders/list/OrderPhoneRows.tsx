import { formatRupiah, type AdminOrder } from '@festival/contracts';
import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { SimpleList } from 'react-admin';
import { formatJakarta } from '../../../lib/jakartaTime';
import { AttentionIcon } from '../details/AttentionIcon';
import { OrderStatusChip } from '../../status/OrderStatusChip';

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
export function OrderPhoneRows({ empty }: { empty: ReactElement }) {
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
