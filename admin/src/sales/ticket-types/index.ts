import SellIcon from '@mui/icons-material/Sell';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const ticketTypes = {
  list: lazyScreen(async () => (await import('./list/TicketTypeList')).TicketTypeList),
  create: lazyScreen(async () => (await import('./form/TicketTypeCreate')).TicketTypeCreate),
  edit: lazyScreen(async () => (await import('./form/TicketTypeEdit')).TicketTypeEdit),
  icon: SellIcon,
  recordRepresentation: 'header',
  options: { label: 'Ticket Types' },
};
