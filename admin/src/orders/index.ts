import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazyScreen } from '../layout/lazyScreen';

export const orders = {
  list: lazyScreen(async () => (await import('./OrderList')).OrderList),
  show: lazyScreen(async () => (await import('./OrderShow')).OrderShow),
  icon: ReceiptLongIcon,
  recordRepresentation: 'order_number',
  options: { label: 'Orders' },
};
