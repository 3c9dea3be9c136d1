import MailIcon from '@mui/icons-material/Mail';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const mails = {
  list: lazyScreen(async () => (await import('./MailList')).MailList),
  show: lazyScreen(async () => (await import('./MailShow')).MailShow),
  icon: MailIcon,
  options: { label: 'Mails' },
};
