import DiscountIcon from '@mui/icons-material/Discount';
import { DiscountCodeCreate } from './DiscountCodeCreate';
import { DiscountCodeEdit } from './DiscountCodeEdit';
import { DiscountCodeList } from './DiscountCodeList';

export const discountCodes = {
  list: DiscountCodeList,
  create: DiscountCodeCreate,
  edit: DiscountCodeEdit,
  icon: DiscountIcon,
  recordRepresentation: 'code',
  options: { label: 'Discount Codes' },
};
