import FestivalIcon from '@mui/icons-material/Festival';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** The tabs are one screen; the address says which page is edited. */
export const eventPages = {
  list: lazyScreen(async () => (await import('./EventPagesScreen')).EventPagesScreen),
  hasEdit: true,
  icon: FestivalIcon,
  options: { label: 'Event Pages' },
};
