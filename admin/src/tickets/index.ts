import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import { TicketList } from './TicketList';

export const tickets = {
  list: TicketList,
  icon: ConfirmationNumberIcon,
  recordRepresentation: 'ticket_code',
  options: { label: 'Tickets' },
};
