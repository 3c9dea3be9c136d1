import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { formatRupiah, type AttentionOrder } from '@festival/contracts';
import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { MailAddress } from '../../shared/fields/MailAddress';
import { ATTENTION_NAMES, ATTENTION_TEXTS, statusText } from '../status/orderLabels';
import { OrderStatusChip } from '../status/OrderStatusChip';
import { useDialogs } from '../../shared/dialogs/Dialogs';
import { reconciliationCalls } from './runs/reconciliationCalls';
import { KIND_NAMES, KIND_TEXTS } from './runs/reconciliationLabels';
import { RefundsDialog } from '../refunds/OrderRefunds';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { t } from '../../lib/i18n/t';
import { methodName } from '../status/paymentMethods';

/** In the middle: the bar covers the top. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

interface AttentionCardProps {
  order: AttentionOrder;
}

/** Why the order calls for a person, what each side has, and what can be done. */
export function AttentionCard({ order }: AttentionCardProps) {
  const open = useDialogs();
  const isMeant = useLocation().hash === `#${order.order_number}`;
  const openRefunds = () => open((close) => <RefundsDialog orderNumber={order.order_number} onClose={close} />);
  const openResolve = () =>
    open((close) => (
      <ResolveDialog
        title={t('%{orderNumber}: dealt with', { orderNumber: order.order_number })}
        text={t(
          'The order leaves this list, and its differences with it. Nothing else about it changes, and no money is moved.',
        )}
        label={t('What was done about it')}
        submitLabel={t('Mark as dealt with')}
        successText={t('Marked as dealt with.')}
        failureText={t('Failed to mark the order')}
        call={(reason) => reconciliationCalls.resolveAttention(order.order_number, reason)}
        onClose={close}
      />
    ));
  return (
    <Box
      component="li"
      ref={isMeant ? bringIntoSight : undefined}
      tabIndex={-1}
      aria-label={order.order_number}
      sx={{
        bgcolor: isMeant ? 'action.selected' : undefined,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OrderNumber order={order} />
        <Chip size="small" color="warning" icon={<WarningAmberIcon />} label={ATTENTION_NAMES[order.attention]} />
        {order.deleted && <Chip size="small" label={t('Deleted')} />}
        <Typography variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
          {formatJakarta(order.raised_at)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {ATTENTION_TEXTS[order.attention]}
      </Typography>
      <WhatDiffers order={order} />
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: '1fr 1fr auto' },
        }}
      >
        <OurSide order={order} />
        <TheirSide order={order} />
        <Stack direction="row" spacing={1} sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' }, alignSelf: 'end' }}>
          {order.refundable && (
            <Button variant="contained" size="small" onClick={openRefunds}>
              {t('Refund')}
            </Button>
          )}
          <Button variant="outlined" size="small" onClick={openResolve}>
            {t('Mark as dealt with')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}

/** The amounts of both sides, and whether there is money to send back. */
function WhatDiffers({
  order: { attention, disagreed, differences, refundable, status, payments },
}: AttentionCardProps) {
  const agrees = payments.length > 0 && payments.every((payment) => payment.status === status);
  const lines = [
    ...(disagreed
      ? [
          t('The provider said %{theirs} while this order was %{ours}.', {
            theirs: statusText(disagreed.theirs),
            ours: statusText(disagreed.ours),
          }),
        ]
      : []),
    ...(attention === 'provider_disagrees' && agrees
      ? [t('Both sides say %{status} now: if that is right, mark it as dealt with.', { status: statusText(status) })]
      : []),
    ...differences.map(({ kind }) => `${KIND_NAMES[kind]}: ${KIND_TEXTS[kind]}`),
    ...(refundable
      ? []
      : [
          t(
            'No money is known to have come in, so there is nothing to refund. A run, below, looks at the provider again.',
          ),
        ]),
  ];
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

/** A deleted order has no page of its own. */
function OrderNumber({ order }: { order: AttentionOrder }) {
  if (order.deleted) return <Typography sx={{ fontWeight: 600 }}>{order.order_number}</Typography>;
  return (
    <Link component={RouterLink} to={`/orders/${order.id}/show`} sx={{ fontWeight: 600 }}>
      {order.order_number}
    </Link>
  );
}

function OurSide({ order }: { order: AttentionOrder }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {t('Here')}
      </Typography>
      <Typography variant="body2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatRupiah(order.final_amount)} <OrderStatusChip status={order.status} />
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {order.buyer_name}, <MailAddress address={order.buyer_email} />
      </Typography>
    </Box>
  );
}

function TheirSide({ order }: { order: AttentionOrder }) {
  const isEmpty = order.payments.length === 0 && order.other_amounts.length === 0;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {t('At the provider')}
      </Typography>
      {isEmpty && <Typography variant="body2">{t('Nothing known')}</Typography>}
      {order.payments.map(({ transaction_id, status, amount, payment_type }) => (
        <Typography key={transaction_id} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatRupiah(amount)} · {statusText(status)} · {payment_type && methodName(payment_type)}
          {transaction_id === order.transaction_id && t(' (paid the order)')}
        </Typography>
      ))}
      {order.other_amounts.map((amount) => (
        <Typography key={amount} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('%{amount} · another amount', { amount: formatRupiah(amount) })}
        </Typography>
      ))}
    </Box>
  );
}
