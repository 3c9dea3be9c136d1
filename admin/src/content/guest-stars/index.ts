import StarIcon from '@mui/icons-material/Star';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** Form and list are one screen; the address says which record is edited. */
export const guestStars = {
  list: lazyScreen(async () => (await import('./GuestStarScreen')).GuestStarScreen),
  hasCreate: true,
  hasEdit: true,
  icon: StarIcon,
  recordRepresentation: 'name',
  options: { label: 'Guest Stars' },
};
