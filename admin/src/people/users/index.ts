import PeopleIcon from '@mui/icons-material/People';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const users = {
  list: lazyScreen(async () => (await import('./UserList')).UserList),
  create: lazyScreen(async () => (await import('./UserCreate')).UserCreate),
  edit: lazyScreen(async () => (await import('./UserEdit')).UserEdit),
  icon: PeopleIcon,
  recordRepresentation: 'name',
  options: { label: 'Accounts' },
};
