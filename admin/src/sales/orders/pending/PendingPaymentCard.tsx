import { OPEN_STATUSES, whatsAppNumber, type AdminOrder, type PendingPayment } from '@festival/contracts';
import CancelIcon from '@mui/icons-material/Cancel';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import LinkIcon from '@mui/icons-material/Link';
import SyncIcon from '@mui/icons-material/Sync';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { formatJakarta } from '../../../lib/jakartaTime';
import { serverMessage } from '../../../lib/httpErrors';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { useOrderDialogs } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { DetailRows, type Detail } from '../../../shared/fields/DetailCard';
import { orderCalls } from '../orderCalls';
import { payLinkMessage } from '../details/whatsAppMessage';
import { TimeLeft } from './TimeLeft';
import { t } from '../../../lib/i18n/t';
import { methodName } from '../../status/paymentMethods';

/** How far the payment of a pending order is, and what can be done about it; nothing for any other order. */
export function PendingPaymentCard({ order }: { order: AdminOrder }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', order.order_number, 'payment'],
    queryFn: () => orderCalls.pendingPayment(order),
    enabled: OPEN_STATUSES.includes(order.status),
  });
  const queryClient = useQueryClient();
  const { id, order_number } = order;
  const reload = useCallback(() => {
    const keys = [
      ['orders', 'getOne', { id: String(id) }],
      ['orders', order_number, 'payment'],
      ['orders', 'timeline', order_number],
    ];
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, id, order_number]);
  const isOpen = data ? data.is_open : error !== null;
  if (!isOpen || !OPEN_STATUSES.includes(order.status)) return null;
  return (
    <Card>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          {t('Waiting for payment')}
        </Typography>
        {data ? (
          <DetailRows details={details(data, reload)} />
        ) : (
          error && <LoadFailed what={t('The payment')} error={error} onRetry={() => void refetch()} />
        )}
        <Actions order={order} payment={data} />
      </CardContent>
    </Card>
  );
}

function details({ expires_at, method, state, asked_at }: PendingPayment, reload: () => void): Detail[] {
  return [
    [t('Expires'), <TimeLeft key="expires" expiresAt={expires_at} reload={reload} />],
    [t('Method'), method ? `${methodName(method)} (${state ? t(state) : '–'})` : t('Not chosen yet')],
    [t('Provider last asked'), asked_at ? formatJakarta(asked_at) : t('Never')],
  ];
}

function Actions({ order, payment }: { order: AdminOrder; payment: PendingPayment | undefined }) {
  const openDialog = useOrderDialogs();
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.askProvider(order),
    successText: t('The provider was asked.'),
    failureText: t('The payment provider could not be asked.'),
    onDone: () => undefined,
  });
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" startIcon={<SyncIcon />} loading={busy} loadingPosition="start" onClick={run}>
          {t('Ask the provider now')}
        </Button>
        {payment?.has_pay_link && <PayLink order={order} />}
        <Button variant="outlined" color="error" startIcon={<CancelIcon />} onClick={() => openDialog('cancel', order)}>
          {t('Cancel order')}
        </Button>
      </Stack>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
      {payment && !payment.has_pay_link && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {order.sync_locked
            ? t('There is no pay link while the sync is locked.')
            : t('There is no pay link any more.')}
        </Typography>
      )}
    </>
  );
}

/** The link is asked for only when it is wanted: who takes it is written in the audit log. */
function PayLink({ order }: { order: AdminOrder }) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => orderCalls.payLink(order),
    onError: (failed) => void logoutIfAccessDenied(failed),
  });
  if (data) return <PayLinkButtons order={order} url={data.pay_url} />;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        {t('Get pay link')}
      </Button>
      {error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {serverMessage(error) ?? t('The pay link could not be fetched.')}
        </Alert>
      )}
    </>
  );
}

/** The button that was pressed is gone: the keyboard goes on from here. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

function PayLinkButtons({ order, url }: { order: AdminOrder; url: string }) {
  const notify = useNotify();
  const [isShown, setIsShown] = useState(false);
  const number = whatsAppNumber(order.buyer_phone);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('Pay link copied. It is for the buyer alone.', { type: 'success' });
    } catch {
      // Without HTTPS or the right a page may not copy: it is shown, to be copied by hand.
      setIsShown(true);
    }
  };
  return (
    <>
      <Button variant="outlined" ref={focus} startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        {t('Copy pay link')}
      </Button>
      {number && (
        <Button
          variant="outlined"
          color="success"
          startIcon={<WhatsAppIcon />}
          href={`https://wa.me/${number}?text=${encodeURIComponent(payLinkMessage(order, url))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Send pay link')}
        </Button>
      )}
      {isShown && (
        <Typography variant="body2" component="code" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
      )}
    </>
  );
}
