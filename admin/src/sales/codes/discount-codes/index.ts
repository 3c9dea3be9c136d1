import DiscountIcon from '@mui/icons-material/Discount';
import { lazyScreen } from '../../../shared/screens/lazyScreen';

export const discountCodes = {
  list: lazyScreen(async () => (await import('./DiscountCodeList')).DiscountCodeList),
  // Its list opens these as dialogs.
  hasCreate: true,
  hasEdit: true,
  icon: DiscountIcon,
  recordRepresentation: 'code',
  options: { label: 'Discount Codes' },
};
