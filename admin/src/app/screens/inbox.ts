import InboxIcon from '@mui/icons-material/Inbox';
import { lazyScreen } from '../../shared/screens/lazyScreen';
import type { Screen } from './screen';

/** Above the groups of the menu, and nobody's first screen. */
export const INBOX: Screen = {
  name: 'inbox',
  label: 'Inbox',
  icon: InboxIcon,
  area: 'inbox',
  pages: { list: lazyScreen(async () => (await import('../../inbox/InboxScreen')).InboxScreen) },
};
