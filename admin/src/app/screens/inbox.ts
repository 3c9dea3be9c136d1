import InboxIcon from '@mui/icons-material/Inbox';
import { lazyScreen } from '../../shared/screens/lazyScreen';
import type { Screen } from './screen';
import { t } from '../../lib/i18n/t';

/** Above the groups of the menu, and nobody's first screen. */
export const INBOX: Screen = {
  name: 'inbox',
  label: t('Inbox'),
  icon: InboxIcon,
  area: 'inbox',
  pages: { list: lazyScreen(async () => (await import('../../inbox/InboxScreen')).InboxScreen) },
};
