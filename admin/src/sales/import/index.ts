import UploadFileIcon from '@mui/icons-material/UploadFile';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const orderImport = {
  list: lazyScreen(async () => (await import('./ImportPage')).ImportPage),
  icon: UploadFileIcon,
  options: { label: 'Import Orders' },
};
