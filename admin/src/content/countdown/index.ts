import TimerIcon from '@mui/icons-material/Timer';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** The forms stand over the list, which opens them by the address. */
export const countdown = {
  list: lazyScreen(async () => (await import('./CountdownEventList')).CountdownEventList),
  hasCreate: true,
  hasEdit: true,
  icon: TimerIcon,
  recordRepresentation: 'name',
  options: { label: 'Countdown' },
};
