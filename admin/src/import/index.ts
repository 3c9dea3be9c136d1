import UploadFileIcon from '@mui/icons-material/UploadFile';
import { lazyScreen } from '../layout/lazyScreen';

export const orderImport = {
  list: lazyScreen(async () => (await import('./ImportPage')).ImportPage),
  icon: UploadFileIcon,
  options: { label: 'Import Orders' },
};
