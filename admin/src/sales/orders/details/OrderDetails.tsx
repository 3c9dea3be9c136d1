import { formatRupiah, netPaid, type AdminOrder } from '@festival/contracts';
import EditIcon from '@mui/icons-material/Edit';
import { Alert, Box, Button, Stack, Chip, Tooltip } from '@mui/material';
import LockIcon from '@mui/icons-material/Lock';
import { Link } from 'react-router-dom';
import { formatJakarta } from '../../../lib/jakartaTime';
import { MailAddress } from '../../../shared/fields/MailAddress';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { useOrderDialogs } from '../orderActions';
import { DetailCard, type Detail } from '../../../shared/fields/DetailCard';
import { ATTENTION_TEXTS, PAYMENT_TONES, SOURCE_LABELS } from '../../status/orderLabels';
import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../../../lib/httpErrors';
import { OrderTickets } from './OrderTickets';
import { WhatsAppLink } from './WhatsAppLink';
import { t } from '../../../lib/i18n/t';

function buyer(order: AdminOrder): Detail[] {
  return [
    [t('Name'), order.buyer_name],
    [t('Category'), order.category === 'internal' ? t('Internal') : t('External')],
    [t('Email'), <MailAddress key="email" address={order.buyer_email} />],
    [
      t('Phone'),
      <Box key="phone" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        {order.buyer_phone}
        <WhatsAppLink order={order} />
      </Box>,
    ],
  ];
}

/** The discounts; a dash when there are none. */
function reduction(amount: number): string {
  return amount === 0 ? '–' : formatRupiah(-amount);
}

function discountName(order: AdminOrder): string {
  const code = order.discount_code;
  return code
    ? t('Discount (%{code}, %{discountPercentage}%)', { code: code.code, discountPercentage: code.discount_percentage })
    : t('Discount');
}

function refundedTickets({ refunded_quantity: out, ticket_quantity: all }: AdminOrder): string {
  return out === 0 ? '' : t(', %{out} refunded, %{all} left', { out, all: all - out });
}

function transaction(order: AdminOrder): Detail[] {
  const referral = order.referral_code;
  return [
    [
      t('Payment status'),
      <StatusChip key="status" label={t(order.payment_status)} tone={PAYMENT_TONES[order.payment_status]} />,
    ],
    [t('Provider status'), t(order.status)],
    [t('Transaction ID'), order.transaction_id ?? '–'],
    [t('Subtotal'), formatRupiah(order.amount)],
    [discountName(order), reduction(order.discount_amount)],
    [t('Bundle discount'), reduction(order.bundle_discount_amount)],
    [t('Amount'), <strong key="amount">{formatRupiah(order.final_amount)}</strong>],
    ...(order.refunded_amount > 0
      ? ([
          [t('Refunded or charged back'), reduction(order.refunded_amount)],
          [t('Net'), formatRupiah(netPaid(order))],
        ] as Detail[])
      : []),
    [t('Referral code'), referral ? `${referral.code} (${referral.panitia_name})` : '–'],
    [t('Tickets'), `${order.ticket_quantity} × ${order.ticket_type}${refundedTickets(order)}`],
    [t('Ordered'), formatJakarta(order.created_at)],
    [t('Paid'), formatJakarta(order.paid_at)],
    [t('Source'), SOURCE_LABELS[order.source]],
    [t('Sync'), <SyncState key="sync" order={order} />],
    [t('Lock reason'), order.sync_locked_reason ?? '–'],
  ];
}

/** What is wrong, and where both sides stand next to each other. */
function AttentionNote({ order: { order_number, attention } }: { order: AdminOrder }) {
  const compare = (
    <Button component={Link} to={`/reconciliation#${order_number}`} color="inherit" size="small">
      {t('Compare')}
    </Button>
  );
  return (
    <Alert severity="warning" action={compare}>
      {attention && ATTENTION_TEXTS[attention]}
    </Alert>
  );
}

/** Everything known of one order: buyer, transaction, tickets. */
export function OrderDetails({ order }: { order: AdminOrder }) {
  const openDialog = useOrderDialogs();
  return (
    <Stack spacing={2}>
      {order.attention && <AttentionNote order={order} />}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <DetailCard
          title={t('Buyer information')}
          details={buyer(order)}
          action={
            <Button size="small" startIcon={<EditIcon />} sx={{ mt: 1 }} onClick={() => openDialog('buyer', order)}>
              {t('Edit name and phone')}
            </Button>
          }
        />
        <DetailCard title={t('Transaction details')} details={transaction(order)} />
      </Box>
      <OrderTickets order={order} />
    </Stack>
  );
}

/** In the place of an order that isn't there, or not yet. */
export function orderFallbackText(error: Error | null): string {
  if (!error) return t('Loading...');
  if (statusOf(error) === 404) return t('Order not found.');
  return serverMessage(error) ?? (error.message || UNKNOWN_ERROR_TEXT);
}

/** Whether the payment provider's updates change the order. */
export function SyncState({ order }: { order: AdminOrder }) {
  if (!order.sync_locked) return <Chip size="small" variant="outlined" label={t('Auto')} />;
  return (
    <Tooltip title={order.sync_locked_reason ?? t('Updates from the payment provider are not applied')}>
      <Chip size="small" icon={<LockIcon />} label={t('Locked')} color="info" />
    </Tooltip>
  );
}
