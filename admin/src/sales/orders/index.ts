import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const orders = {
  list: lazyScreen(async () => (await import('./list/OrderList')).OrderList),
  show: lazyScreen(async () => (await import('./show/OrderShow')).OrderShow),
  icon: ReceiptLongIcon,
  recordRepresentation: 'order_number',
  options: { label: 'Orders' },
};
