import BalanceIcon from '@mui/icons-material/Balance';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export { OrderRefunds } from '../refunds/OrderRefunds';

export const reconciliation = {
  list: lazyScreen(async () => (await import('./ReconciliationPage')).ReconciliationPage),
  icon: BalanceIcon,
  options: { label: 'Reconciliation' },
};
