import LandscapeIcon from '@mui/icons-material/Landscape';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const heroSection = {
  list: lazyScreen(async () => (await import('./HeroSectionScreen')).HeroSectionScreen),
  icon: LandscapeIcon,
  options: { label: 'Hero Section' },
};
