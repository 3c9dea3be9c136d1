import { Box, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { refundCalls } from './refundCalls';
import { PaymentRow } from './PaymentRow';
import { RefundRow } from './RefundRow';

/** What has come in for an order, what can go back, and the refunds so far. For the order's page and for dialogs. */
export function OrderRefunds({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', orderNumber, 'refunds'],
    queryFn: () => refundCalls.ofOrder(orderNumber),
  });
  if (!data) {
    if (error) return <LoadFailed what="The refunds" error={error} onRetry={() => void refetch()} />;
    return (
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <CircularProgress aria-label="Loading the refunds" />
      </Box>
    );
  }
  const { payments, tickets, refunds } = data;
  return (
    <Stack spacing={2}>
      {payments.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No money has come in for this order, so nothing can be refunded.
        </Typography>
      )}
      {payments.map((payment) => (
        <PaymentRow
          key={payment.transaction_id ?? 'elsewhere'}
          orderNumber={orderNumber}
          payment={payment}
          tickets={tickets}
        />
      ))}
      {refunds.length > 0 && (
        <Box component="ul" aria-label="Refunds so far" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} orderNumber={orderNumber} refund={refund} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
