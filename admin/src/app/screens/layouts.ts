import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import Diversity3Icon from '@mui/icons-material/Diversity3';
import EventIcon from '@mui/icons-material/Event';
import FestivalIcon from '@mui/icons-material/Festival';
import PaletteIcon from '@mui/icons-material/Palette';
import LandscapeIcon from '@mui/icons-material/Landscape';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import SellIcon from '@mui/icons-material/Sell';
import StarIcon from '@mui/icons-material/Star';
import TimerIcon from '@mui/icons-material/Timer';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import VideoLibraryIcon from '@mui/icons-material/VideoLibrary';
import { lazyScreen } from '../../shared/screens/lazyScreen';
import { type MenuGroup, withForms } from './screen';
import { t } from '../../lib/i18n/t';

export const LAYOUTS: MenuGroup = {
  label: t('Layouts'),
  screens: [
    {
      name: 'guest-stars',
      label: t('Guest Stars'),
      icon: StarIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/guest-stars/GuestStarScreen')).GuestStarScreen),
        ...withForms,
        recordRepresentation: 'name',
      },
    },
    {
      name: 'acts',
      label: t('Acts'),
      icon: MusicNoteIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/acts/ActList')).ActList),
        ...withForms,
        recordRepresentation: 'name',
      },
    },
    {
      name: 'ticket-types',
      label: t('Ticket Types'),
      icon: SellIcon,
      area: 'ticket_types',
      pages: {
        list: lazyScreen(async () => (await import('../../sales/ticket-types/list/TicketTypeList')).TicketTypeList),
        create: lazyScreen(
          async () => (await import('../../sales/ticket-types/form/TicketTypeForms')).TicketTypeCreate,
        ),
        edit: lazyScreen(async () => (await import('../../sales/ticket-types/form/TicketTypeForms')).TicketTypeEdit),
        recordRepresentation: 'header',
      },
    },
    {
      name: 'merchandise',
      label: t('Event Card'),
      icon: EventIcon,
      area: 'content',
      resource: 'event-upcoming-details',
      pages: {
        list: lazyScreen(async () => (await import('../../content/event-cards/EventCardList')).EventCardList),
        ...withForms,
        recordRepresentation: 'title',
      },
    },
    {
      name: 'countdown',
      label: t('Countdown'),
      icon: TimerIcon,
      area: 'content',
      resource: 'countdown-events',
      pages: {
        list: lazyScreen(async () => (await import('../../content/countdown/CountdownEventList')).CountdownEventList),
        ...withForms,
        recordRepresentation: 'name',
      },
    },
    {
      name: 'archive',
      label: t('Archive'),
      icon: VideoLibraryIcon,
      area: 'content',
      resource: 'archive-videos',
      pages: {
        list: lazyScreen(async () => (await import('../../content/archive/ArchiveVideoList')).ArchiveVideoList),
        ...withForms,
        recordRepresentation: 'title',
      },
    },
    {
      name: 'hero-section',
      label: t('Hero Section'),
      icon: LandscapeIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/hero-section/HeroSectionScreen')).HeroSectionScreen),
      },
    },
    {
      name: 'theme',
      label: t('Theme'),
      icon: PaletteIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/theme/ThemeScreen')).ThemeScreen),
      },
    },
    {
      name: 'closing-section',
      label: t('Closing Section'),
      icon: VerticalAlignBottomIcon,
      area: 'content',
      resource: 'closing-sections',
      pages: {
        list: lazyScreen(
          async () => (await import('../../content/closing-section/ClosingSectionScreen')).ClosingSectionScreen,
        ),
        ...withForms,
        recordRepresentation: 'head_text',
      },
    },
    {
      name: 'divisions',
      label: t('Divisions'),
      icon: Diversity3Icon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/divisions/DivisionScreen')).DivisionScreen),
        hasEdit: true,
        recordRepresentation: 'name',
      },
    },
    {
      name: 'event-pages',
      label: t('Event Pages'),
      icon: FestivalIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/event-pages/EventPagesScreen')).EventPagesScreen),
        hasEdit: true,
      },
    },
    {
      name: 'merchandise-items',
      label: t('Merchandise'),
      title: t('Merchandise Items'),
      icon: CheckroomIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/merchandise/ItemList')).ItemList),
        ...withForms,
        recordRepresentation: 'name',
      },
    },
    {
      name: 'merchandise-bundles',
      label: t('Bundles'),
      title: t('Merchandise Bundles'),
      icon: CardGiftcardIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/merchandise/BundleList')).BundleList),
        ...withForms,
        recordRepresentation: 'name',
      },
    },
  ],
};
