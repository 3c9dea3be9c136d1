import DiscountIcon from '@mui/icons-material/Discount';
import { lazyScreen } from '../layout/lazyScreen';

export const discountCodes = {
  list: lazyScreen(async () => (await import('./DiscountCodeList')).DiscountCodeList),
  create: lazyScreen(async () => (await import('./DiscountCodeCreate')).DiscountCodeCreate),
  edit: lazyScreen(async () => (await import('./DiscountCodeEdit')).DiscountCodeEdit),
  icon: DiscountIcon,
  recordRepresentation: 'code',
  options: { label: 'Discount Codes' },
};
