import SellIcon from '@mui/icons-material/Sell';
import { lazyScreen } from '../layout/lazyScreen';

export const ticketTypes = {
  list: lazyScreen(async () => (await import('./TicketTypeList')).TicketTypeList),
  create: lazyScreen(async () => (await import('./TicketTypeCreate')).TicketTypeCreate),
  edit: lazyScreen(async () => (await import('./TicketTypeEdit')).TicketTypeEdit),
  icon: SellIcon,
  recordRepresentation: 'header',
  options: { label: 'Ticket Types' },
};
