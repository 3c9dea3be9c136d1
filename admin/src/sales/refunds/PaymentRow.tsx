import { formatRupiah, type RefundablePayment, type RefundableTicket } from '@festival/contracts';
import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { RefundDialog } from './RefundDialog';

interface PaymentRowProps {
  orderNumber: string;
  payment: RefundablePayment;
  tickets: RefundableTicket[];
}

/** One payment of the order, how much of it has gone back, and the button that sends more. */
export function PaymentRow({ orderNumber, payment, tickets }: PaymentRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { amount, refunded, left, payment_type, status, transaction_id, blocked, is_extra } = payment;
  const name = payment_type ?? 'Paid outside the provider';
  return (
    <Box
      component="fieldset"
      aria-label={`Payment of ${formatRupiah(amount)} by ${name}`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <strong>{formatRupiah(amount)}</strong> · {name} · {status}{' '}
            {is_extra && <Chip size="small" color="warning" label="Extra payment" />}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {refunded > 0 && `${formatRupiah(refunded)} refunded or on its way, ${formatRupiah(left)} left. `}
            {transaction_id}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          size="small"
          disabled={left === 0 || blocked !== null}
          aria-label={`Refund this payment of ${formatRupiah(amount)}`}
          onClick={() => setIsOpen(true)}
        >
          Refund
        </Button>
      </Box>
      {blocked && left > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {blocked}
        </Alert>
      )}
      {isOpen && (
        <RefundDialog orderNumber={orderNumber} payment={payment} tickets={tickets} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}
