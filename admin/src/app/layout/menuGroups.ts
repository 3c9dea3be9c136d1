import BalanceIcon from '@mui/icons-material/Balance';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DiscountIcon from '@mui/icons-material/Discount';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import Diversity3Icon from '@mui/icons-material/Diversity3';
import EventIcon from '@mui/icons-material/Event';
import FestivalIcon from '@mui/icons-material/Festival';
import GroupsIcon from '@mui/icons-material/Groups';
import HistoryIcon from '@mui/icons-material/History';
import KeyIcon from '@mui/icons-material/Key';
import LandscapeIcon from '@mui/icons-material/Landscape';
import MailIcon from '@mui/icons-material/Mail';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import PeopleIcon from '@mui/icons-material/People';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SellIcon from '@mui/icons-material/Sell';
import SmartToyIcon from '@mui/icons-material/SmartToy';
import StarIcon from '@mui/icons-material/Star';
import TimerIcon from '@mui/icons-material/Timer';
import TuneIcon from '@mui/icons-material/Tune';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import VideoLibraryIcon from '@mui/icons-material/VideoLibrary';
import { mayUse, type Role } from '@festival/contracts';
import type { ElementType } from 'react';
import { areaOf } from '../providers/areas';

export interface MenuScreen {
  /** Name of the resource or screen, and its path under /admin. */
  name: string;
  label: string;
  icon: ElementType;
  /** Everybody's own account: no area, and nobody's first screen. */
  isForAll?: boolean;
}

export interface MenuGroup {
  label: string;
  screens: readonly MenuScreen[];
}

/** The screens in the order of the menu (back-office and content specifications, section 2). */
const GROUPS: readonly MenuGroup[] = [
  {
    label: 'Payment',
    screens: [
      { name: 'orders', label: 'Orders', icon: ReceiptLongIcon },
      { name: 'reconciliation', label: 'Reconciliation', icon: BalanceIcon },
      { name: 'import', label: 'Import Orders', icon: UploadFileIcon },
      { name: 'mails', label: 'Mails', icon: MailIcon },
      { name: 'tickets', label: 'Tickets', icon: ConfirmationNumberIcon },
      { name: 'referral-codes', label: 'Referral Codes', icon: GroupsIcon },
      { name: 'discount-codes', label: 'Discount Codes', icon: DiscountIcon },
      { name: 'scans', label: 'Scan Log', icon: ManageSearchIcon },
      { name: 'scanner', label: 'Scanner', icon: QrCodeScannerIcon },
    ],
  },
  {
    label: 'Layouts',
    screens: [
      { name: 'guest-stars', label: 'Guest Stars', icon: StarIcon },
      { name: 'ticket-types', label: 'Ticket Types', icon: SellIcon },
      { name: 'merchandise', label: 'Event Card', icon: EventIcon },
      { name: 'countdown', label: 'Countdown', icon: TimerIcon },
      { name: 'archive', label: 'Archive', icon: VideoLibraryIcon },
      { name: 'hero-section', label: 'Hero Section', icon: LandscapeIcon },
      { name: 'closing-section', label: 'Closing Section', icon: VerticalAlignBottomIcon },
      { name: 'divisions', label: 'Divisions', icon: Diversity3Icon },
      { name: 'event-pages', label: 'Event Pages', icon: FestivalIcon },
      { name: 'merchandise-items', label: 'Merchandise', icon: CheckroomIcon },
      { name: 'merchandise-bundles', label: 'Bundles', icon: CardGiftcardIcon },
    ],
  },
  {
    label: 'AI and Automation',
    screens: [{ name: 'chatbot-training', label: 'Chatbot Training', icon: SmartToyIcon }],
  },
  {
    label: 'Settings',
    screens: [
      { name: 'change-password', label: 'Change Password', icon: KeyIcon, isForAll: true },
      { name: 'settings', label: 'Site Settings', icon: TuneIcon },
      { name: 'users', label: 'Accounts', icon: PeopleIcon },
      { name: 'audit-log', label: 'Audit Log', icon: HistoryIcon },
    ],
  },
];

function isOpenTo(role: Role, { name, isForAll = false }: MenuScreen): boolean {
  if (isForAll) return true;
  const area = areaOf(name);
  return area !== undefined && mayUse(role, area);
}

/** The groups as a role sees them: a screen that it may not use is not there, nor a group without screens. */
export function menuFor(role: Role): MenuGroup[] {
  return GROUPS.map((group) => ({
    ...group,
    screens: group.screens.filter((screen) => isOpenTo(role, screen)),
  })).filter((group) => group.screens.length > 0);
}

/** Where `/admin` leads a role without the dashboard: the first screen of its menu; undefined when it has none yet. */
export function landingPath(role: Role): string | undefined {
  const first = menuFor(role)
    .flatMap(({ screens }) => screens)
    .find(({ isForAll }) => !isForAll);
  return first && `/${first.name}`;
}
