import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import { lazyScreen } from '../layout/lazyScreen';

export const scans = {
  list: lazyScreen(async () => (await import('./ScanList')).ScanList),
  icon: ManageSearchIcon,
  options: { label: 'Scan Log' },
};
