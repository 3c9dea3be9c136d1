import EventIcon from '@mui/icons-material/Event';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** At `/admin/merchandise`, as the specification has it; the forms stand over the list, which opens them by the address. */
export const eventCards = {
  list: lazyScreen(async () => (await import('./EventCardList')).EventCardList),
  hasCreate: true,
  hasEdit: true,
  icon: EventIcon,
  recordRepresentation: 'title',
  options: { label: 'Event Card' },
};
