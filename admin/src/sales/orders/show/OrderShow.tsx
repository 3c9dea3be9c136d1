import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { type AdminOrder, isSuccessful } from '@festival/contracts';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { ShowBase, Title, useRedirect, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DownloadIcon from '@mui/icons-material/Download';
import ForwardToInboxIcon from '@mui/icons-material/ForwardToInbox';
import MailIcon from '@mui/icons-material/Mail';
import PrintIcon from '@mui/icons-material/Print';
import { AccessDeniedPage } from '../../../shared/screens/StatusPage';
import { statusOf } from '../../../lib/httpErrors';
import { OrderRefunds } from '../../refunds/OrderRefunds';
import { OrderActionsMenu } from '../actions/OrderActionsMenu';
import { OrderDialogs } from '../actions/OrderDialogs';
import { OrderDetails, orderFallbackText } from '../details/OrderDetails';
import { PendingPaymentCard } from '../pending/PendingPaymentCard';
import { useOrderDialogs } from '../orderActions';
import { orderFiles } from '../orderCalls';
import { OrderTimelineCard } from './OrderTimelineCard';

function OrderHeading({ order }: { order: AdminOrder }) {
  return (
    <Box>
      <Typography component="h2" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        Order {order.order_number}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1, mb: 2 }}>
        <OrderActionsMenu order={order} isOnOrderPage />
        <OrderFileButtons order={order} />
      </Stack>
    </Box>
  );
}

function OrderBody() {
  const { record, error } = useShowContext<AdminOrder>();
  const redirect = useRedirect();
  if (!record) {
    if (statusOf(error) === 403) return <AccessDeniedPage />;
    return <Typography sx={{ p: 4, textAlign: 'center' }}>{orderFallbackText(error ?? null)}</Typography>;
  }
  return (
    <OrderDialogs onDeleted={() => redirect('list', 'orders')}>
      <OrderHeading order={record} />
      <Stack spacing={2}>
        <PendingPaymentCard order={record} />
        <OrderDetails order={record} />
        <Card>
          <CardContent>
            <Typography component="h3" variant="h6" gutterBottom>
              Payments and refunds
            </Typography>
            <OrderRefunds orderNumber={record.order_number} />
          </CardContent>
        </Card>
        <OrderTimelineCard order={record} />
      </Stack>
    </OrderDialogs>
  );
}

/** One order and everything that can be done with it. */
export function OrderShow() {
  return (
    // The page says what went wrong; the default would go back to the list with a passing notice.
    <ShowBase queryOptions={{ onError: () => undefined }}>
      <Title title="Order" />
      <Box sx={{ px: { xs: 1, sm: 0 } }}>
        <Button component={Link} to="/orders" startIcon={<ArrowBackIcon />} sx={{ my: 1 }}>
          Back to orders
        </Button>
        <OrderBody />
      </Box>
    </ShowBase>
  );
}

/** Print, send and download the papers of an order; there are none before it is paid. */
function OrderFileButtons({ order }: { order: AdminOrder }) {
  const t = useTranslate();
  const openDialog = useOrderDialogs();
  const disabled = !isSuccessful(order.status);
  const hasTickets = order.tickets?.some(({ status }) => status === 'valid' || status === 'used') ?? false;
  return (
    <>
      {/* The browser's own viewer prints the PDF: the paper is the one that the buyer was mailed. */}
      <Button href={orderFiles.receipt(order)} target="_blank" startIcon={<PrintIcon />} disabled={disabled}>
        Print receipt
      </Button>
      <Button onClick={() => openDialog('resend', order)} startIcon={<MailIcon />} disabled={disabled}>
        Send email
      </Button>
      <Button onClick={() => openDialog('sendTo', order)} startIcon={<ForwardToInboxIcon />}>
        {t('Correct address and send')}
      </Button>
      <Button href={orderFiles.receipt(order)} download startIcon={<DownloadIcon />} disabled={disabled}>
        Download receipt
      </Button>
      <Button
        href={orderFiles.tickets(order)}
        download
        startIcon={<ConfirmationNumberIcon />}
        disabled={disabled || !hasTickets}
      >
        Download e-tickets
      </Button>
    </>
  );
}
