import { formatRupiah, type WaitingRefund } from '@festival/contracts';
import { Box, Button, Card, CircularProgress, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { useDialogs } from '../../shared/dialogs/Dialogs';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { Section } from '../../shared/fields/Section';
import { WAY_LABELS } from '../refunds/RefundRow';
import { RefundsDialog } from '../refunds/OrderRefunds';
import { useWaitingRefunds } from '../refunds/useWaitingRefunds';
import { t } from '../../lib/i18n/t';

/** Refunds that a second person must confirm; nothing at all while none waits. */
export function WaitingRefundsSection() {
  const { data, error, refetch } = useWaitingRefunds();
  if (data?.length === 0) return null;
  return (
    <Section
      title={t('Refunds to confirm')}
      hint={t(
        'Somebody else than who asked for it confirms each. One by hand was transferred already; one through the provider is sent then.',
      )}
    >
      {error && <LoadFailed what={t('The refunds')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t('Loading the refunds to confirm')} />}
      {data && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((refund) => (
            <Waiting key={refund.id} refund={refund} />
          ))}
        </Card>
      )}
    </Section>
  );
}

function Waiting({ refund }: { refund: WaitingRefund }) {
  const open = useDialogs();
  const { order_id, order_number, buyer_name, way, amount, account, proof, reason, requested_by, created_at } = refund;
  return (
    <Box
      component="li"
      aria-label={t('Refund of %{amount}, %{orderNumber}', { amount: formatRupiah(amount), orderNumber: order_number })}
      sx={{
        px: 2,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <strong>{formatRupiah(amount)}</strong> · {WAY_LABELS[way]} ·{' '}
          <Link component={RouterLink} underline="always" to={`/orders/${order_id}/show`}>
            {order_number}
          </Link>{' '}
          · {buyer_name}
        </Typography>
        <Typography variant="body2">{reason}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {requested_by}, {formatJakarta(created_at)}
          {account && t(' · to %{account}', { account })}
          {proof && ` · ${proof}`}
        </Typography>
      </Box>
      <Box>
        <Button
          variant={refund.may_confirm ? 'contained' : 'outlined'}
          size="small"
          onClick={() => open((close) => <RefundsDialog orderNumber={order_number} onClose={close} />)}
        >
          {refund.may_confirm ? t('Look and confirm') : t('Look')}
        </Button>
        {!refund.may_confirm && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('Waits for somebody else')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
