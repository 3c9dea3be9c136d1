import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const scans = {
  list: lazyScreen(async () => (await import('./ScanList')).ScanList),
  icon: ManageSearchIcon,
  options: { label: 'Scan Log' },
};
