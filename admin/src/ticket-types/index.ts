import SellIcon from '@mui/icons-material/Sell';
import { TicketTypeCreate } from './TicketTypeCreate';
import { TicketTypeEdit } from './TicketTypeEdit';
import { TicketTypeList } from './TicketTypeList';

export const ticketTypes = {
  list: TicketTypeList,
  create: TicketTypeCreate,
  edit: TicketTypeEdit,
  icon: SellIcon,
  recordRepresentation: 'header',
  options: { label: 'Ticket Types' },
};
