import TuneIcon from '@mui/icons-material/Tune';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const siteSettings = {
  list: lazyScreen(async () => (await import('./SiteSettingsScreen')).SiteSettingsScreen),
  icon: TuneIcon,
  options: { label: 'Site Settings' },
};
