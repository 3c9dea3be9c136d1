import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import HistoryIcon from '@mui/icons-material/History';
import KeyIcon from '@mui/icons-material/Key';
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import PeopleIcon from '@mui/icons-material/People';
import QrCode2Icon from '@mui/icons-material/QrCode2';
import ShieldIcon from '@mui/icons-material/Shield';
import SmartToyIcon from '@mui/icons-material/SmartToy';
import TuneIcon from '@mui/icons-material/Tune';

import { TABS } from '../../chatbot/calls/trainingPaths';
import { lazyScreen } from '../../shared/screens/lazyScreen';
import { type MenuGroup } from './screen';
import { t } from '../../lib/i18n/t';

export const AI: MenuGroup = {
  label: t('AI and Automation'),
  screens: [
    {
      name: 'chatbot-training',
      parts: TABS.filter(({ name }) => name !== 'knowledge').map(({ name, label }) => ({ path: name, label })),
      label: t('Chatbot Training'),
      icon: SmartToyIcon,
      area: 'chatbot',
      pages: {
        list: lazyScreen(async () => (await import('../../chatbot/ChatbotTrainingScreen')).ChatbotTrainingScreen),
      },
    },
  ],
};

export const SETTINGS: MenuGroup = {
  label: t('Settings'),
  screens: [
    { name: 'change-password', label: t('Change Password'), icon: KeyIcon, isForAll: true },
    {
      name: 'settings',
      label: t('Site Settings'),
      icon: TuneIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/settings/SiteSettingsScreen')).SiteSettingsScreen),
      },
    },
    {
      name: 'next-year',
      label: t('Next Year'),
      icon: MarkEmailReadIcon,
      area: 'content',
      pages: {
        list: lazyScreen(async () => (await import('../../content/next-year/NextYearList')).NextYearList),
        recordRepresentation: 'email',
      },
    },
    {
      name: 'readiness',
      label: t('Ready to sell?'),
      icon: FactCheckIcon,
      area: 'readiness',
      pages: {
        list: lazyScreen(async () => (await import('../../people/readiness/ReadinessPage')).ReadinessPage),
      },
    },
    {
      name: 'users',
      label: t('Accounts'),
      icon: PeopleIcon,
      area: 'users',
      pages: {
        list: lazyScreen(async () => (await import('../../people/users/UserList')).UserList),
        create: lazyScreen(async () => (await import('../../people/users/UserForms')).UserCreate),
        edit: lazyScreen(async () => (await import('../../people/users/UserForms')).UserEdit),
        recordRepresentation: 'name',
      },
    },
    {
      name: 'personal-data',
      label: t('Personal Data'),
      icon: ShieldIcon,
      area: 'personal_data',
      pages: {
        list: lazyScreen(
          async () => (await import('../../people/personal-data/PersonalDataScreen')).PersonalDataScreen,
        ),
      },
    },
    {
      name: 'keys',
      label: t('Keys'),
      icon: QrCode2Icon,
      area: 'users',
      pages: { list: lazyScreen(async () => (await import('../../people/keys/KeysScreen')).KeysScreen) },
    },
    {
      name: 'editions',
      label: t('Editions'),
      icon: EventRepeatIcon,
      area: 'editions',
      pages: { list: lazyScreen(async () => (await import('../../people/editions/EditionsScreen')).EditionsScreen) },
    },
    {
      name: 'audit-log',
      label: t('Audit Log'),
      icon: HistoryIcon,
      area: 'audit',
      pages: {
        list: lazyScreen(async () => (await import('../../people/audit-log/AuditLogList')).AuditLogList),
        show: lazyScreen(async () => (await import('../../people/audit-log/AuditEntryShow')).AuditEntryShow),
      },
    },
  ],
};
