import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** The forms stand over the lists, which open them by the address. */
const sold = { hasCreate: true, hasEdit: true, recordRepresentation: 'name' };

export const merchandiseItems = {
  ...sold,
  list: lazyScreen(async () => (await import('./ItemList')).ItemList),
  icon: CheckroomIcon,
  options: { label: 'Merchandise Items' },
};

export const merchandiseBundles = {
  ...sold,
  list: lazyScreen(async () => (await import('./BundleList')).BundleList),
  icon: CardGiftcardIcon,
  options: { label: 'Merchandise Bundles' },
};
