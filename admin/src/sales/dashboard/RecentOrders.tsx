import { formatRupiah, type AdminOrder } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { EmptyState } from '../../shared/lists/EmptyState';
import { OrderStatusChip } from '../status/OrderStatusChip';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { t } from '../../lib/i18n/t';

function RecentOrder({ order }: { order: AdminOrder }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '2fr 2fr 1fr 110px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/orders/${order.id}/show`}>
          {order.order_number}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {formatJakarta(order.created_at)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', order: { xs: 3, sm: 0 } }}>
        {order.buyer_name}
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'right', order: { xs: 2, sm: 0 } }}>
        {formatRupiah(order.final_amount)}
      </Typography>
      <Box sx={{ textAlign: 'right', order: { xs: 4, sm: 0 } }}>
        <OrderStatusChip status={order.status} />
      </Box>
    </Box>
  );
}

/** The five newest. */
export function RecentOrders({ orders }: { orders: AdminOrder[] }) {
  return (
    <DashboardCard title={t('Recent orders')}>
      {orders.length === 0 ? (
        <EmptyState title={t('No orders yet')} hint={t('Orders appear here as soon as somebody buys a ticket.')} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {orders.map((order) => (
            <RecentOrder key={order.id} order={order} />
          ))}
        </Box>
      )}
      <Link component={RouterLink} to="/orders" variant="body2">
        {t('All orders')}
      </Link>
    </DashboardCard>
  );
}
