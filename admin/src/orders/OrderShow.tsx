import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminOrder } from '@festival/contracts';
import { AccessDeniedPage } from '../layout/AccessDeniedPage';
import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../providers/httpErrors';
import { OrderDetails } from './OrderDetails';

function Fallback({ text }: { text: string }) {
  return <Typography sx={{ p: 4, textAlign: 'center' }}>{text}</Typography>;
}

function OrderBody() {
  const { record, isPending, error } = useShowContext<AdminOrder>();
  if (record) return <OrderDetails order={record} />;
  if (isPending) return <Fallback text="Loading..." />;
  if (statusOf(error) === 404) return <Fallback text="Order not found." />;
  if (statusOf(error) === 403) return <AccessDeniedPage />;
  return <Fallback text={serverMessage(error) ?? error?.message ?? UNKNOWN_ERROR_TEXT} />;
}

/** One order, for reading (back-office specification, section 2, "Order detail"). */
export function OrderShow() {
  return (
    // What went wrong is said in the page: no leading back to the list behind a passing notice.
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
