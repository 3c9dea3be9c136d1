import { Box, CircularProgress, Stack, Typography, Alert, Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatRupiah, type RefundablePayment, type RefundableTicket } from '@festival/contracts';
import { useState } from 'react';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { refundCalls } from './refundCalls';
import { RefundRow } from './RefundRow';
import { RefundDialog } from './RefundDialog';
import type { SecondPersonLimit } from './refundScope';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';
import { methodName } from '../status/paymentMethods';

/** Payments of an order, the amounts that can still go back, and the refunds so far. */
export function OrderRefunds({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', orderNumber, 'refunds'],
    queryFn: () => refundCalls.ofOrder(orderNumber),
  });
  if (!data) {
    if (error) return <LoadFailed what={t('The refunds')} error={error} onRetry={() => void refetch()} />;
    return (
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <CircularProgress aria-label={t('Loading the refunds')} />
      </Box>
    );
  }
  const { payments, tickets, refunds } = data;
  const limit = { over: data.second_person_over, givenBack: data.given_back };
  return (
    <Stack spacing={2}>
      {payments.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('No money has come in for this order, so nothing can be refunded.')}
        </Typography>
      )}
      {payments.map((payment) => (
        <PaymentRow
          key={payment.transaction_id ?? 'elsewhere'}
          orderNumber={orderNumber}
          payment={payment}
          tickets={tickets}
          limit={limit}
        />
      ))}
      {refunds.length > 0 && (
        <Box component="ul" aria-label={t('Refunds so far')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} orderNumber={orderNumber} refund={refund} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

interface PaymentRowProps {
  orderNumber: string;
  payment: RefundablePayment;
  tickets: RefundableTicket[];
  limit: SecondPersonLimit;
}

/** One payment of the order, how much of it has gone back, and the button that sends more. */
function PaymentRow({ orderNumber, payment, tickets, limit }: PaymentRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { amount, refunded, left, payment_type, status, transaction_id, blocked, is_extra } = payment;
  const name = payment_type ? methodName(payment_type) : t('Paid outside the provider');
  return (
    <Box
      component="fieldset"
      aria-label={t('Payment of %{amount} by %{name}', { amount: formatRupiah(amount), name })}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <strong>{formatRupiah(amount)}</strong> · {name} · {t(status)}{' '}
            {is_extra && <Chip size="small" color="warning" label={t('Extra payment')} />}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {refunded > 0 &&
              t('%{refunded} refunded or on its way, %{left} left. ', {
                refunded: formatRupiah(refunded),
                left: formatRupiah(left),
              })}
            {transaction_id}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          size="small"
          disabled={left === 0 || blocked !== null}
          aria-label={t('Refund this payment of %{amount}', { amount: formatRupiah(amount) })}
          onClick={() => setIsOpen(true)}
        >
          {t('Refund')}
        </Button>
      </Box>
      {blocked && left > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {serverText(blocked)}
        </Alert>
      )}
      {isOpen && (
        <RefundDialog
          orderNumber={orderNumber}
          payment={payment}
          tickets={tickets}
          limit={limit}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}

/** An order's payments and refunds, from wherever its number is shown. */
export function RefundsDialog({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  return (
    <ActionDialog title={t('Refunds of %{orderNumber}', { orderNumber })} maxWidth="sm" onClose={onClose}>
      <OrderRefunds orderNumber={orderNumber} />
    </ActionDialog>
  );
}
