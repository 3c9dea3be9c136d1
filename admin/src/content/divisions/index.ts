import Diversity3Icon from '@mui/icons-material/Diversity3';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** Form and list are one screen; the address says which record is edited. There is no way to make one. */
export const divisions = {
  list: lazyScreen(async () => (await import('./DivisionScreen')).DivisionScreen),
  hasEdit: true,
  icon: Diversity3Icon,
  recordRepresentation: 'name',
  options: { label: 'Divisions' },
};
