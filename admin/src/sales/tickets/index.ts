import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const tickets = {
  list: lazyScreen(async () => (await import('./TicketList')).TicketList),
  icon: ConfirmationNumberIcon,
  recordRepresentation: 'ticket_code',
  options: { label: 'Tickets' },
};
