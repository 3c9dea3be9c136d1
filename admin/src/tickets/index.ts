import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import { lazyScreen } from '../layout/lazyScreen';

export const tickets = {
  list: lazyScreen(async () => (await import('./TicketList')).TicketList),
  icon: ConfirmationNumberIcon,
  recordRepresentation: 'ticket_code',
  options: { label: 'Tickets' },
};
