import BalanceIcon from '@mui/icons-material/Balance';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DiscountIcon from '@mui/icons-material/Discount';
import GroupsIcon from '@mui/icons-material/Groups';
import MailIcon from '@mui/icons-material/Mail';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import NightlifeIcon from '@mui/icons-material/Nightlife';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SensorDoorIcon from '@mui/icons-material/SensorDoor';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { lazyScreen } from '../../shared/screens/lazyScreen';
import { type MenuGroup, withForms } from './screen';
import { t } from '../../lib/i18n/t';

export const PAYMENT: MenuGroup = {
  label: t('Payment'),
  screens: [
    {
      name: 'orders',
      label: t('Orders'),
      icon: ReceiptLongIcon,
      area: 'orders',
      pages: {
        list: lazyScreen(async () => (await import('../../sales/orders/list/OrderList')).OrderList),
        show: lazyScreen(async () => (await import('../../sales/orders/show/OrderShow')).OrderShow),
        recordRepresentation: 'order_number',
      },
    },
    {
      name: 'tonight',
      parts: [{ path: 'wall', label: t('For the wall') }],
      label: t('Tonight'),
      icon: NightlifeIcon,
      area: 'dashboard',
      pages: { list: lazyScreen(async () => (await import('../../sales/tonight/TonightScreen')).TonightScreen) },
    },
    {
      name: 'reconciliation',
      label: t('Reconciliation'),
      icon: BalanceIcon,
      area: 'orders',
      pages: {
        list: lazyScreen(
          async () => (await import('../../sales/reconciliation/ReconciliationPage')).ReconciliationPage,
        ),
      },
    },
    {
      name: 'import',
      label: t('Import Orders'),
      icon: UploadFileIcon,
      area: 'orders',
      pages: { list: lazyScreen(async () => (await import('../../sales/import/ImportPage')).ImportPage) },
    },
    {
      name: 'mails',
      label: t('Mails'),
      icon: MailIcon,
      area: 'orders',
      pages: {
        list: lazyScreen(async () => (await import('../../sales/mails/MailList')).MailList),
        show: lazyScreen(async () => (await import('../../sales/mails/MailShow')).MailShow),
      },
    },
    {
      name: 'tickets',
      label: t('Tickets'),
      icon: ConfirmationNumberIcon,
      area: 'tickets',
      pages: {
        list: lazyScreen(async () => (await import('../../sales/tickets/TicketList')).TicketList),
        recordRepresentation: 'ticket_code',
      },
    },
    {
      name: 'referral-codes',
      label: t('Referral Codes'),
      icon: GroupsIcon,
      area: 'codes',
      pages: {
        list: lazyScreen(
          async () => (await import('../../sales/codes/referral-codes/ReferralCodeList')).ReferralCodeList,
        ),
        ...withForms,
        recordRepresentation: 'code',
      },
    },
    {
      name: 'discount-codes',
      label: t('Discount Codes'),
      icon: DiscountIcon,
      area: 'codes',
      pages: {
        list: lazyScreen(
          async () => (await import('../../sales/codes/discount-codes/DiscountCodeList')).DiscountCodeList,
        ),
        ...withForms,
        recordRepresentation: 'code',
      },
    },
    {
      name: 'scans',
      label: t('Scan Log'),
      icon: ManageSearchIcon,
      area: 'tickets',
      pages: { list: lazyScreen(async () => (await import('../../door/scans/ScanList')).ScanList) },
    },
    { name: 'scanner', label: t('Scanner'), icon: QrCodeScannerIcon, area: 'scanner' },
    {
      name: 'gate',
      label: t('Gate'),
      icon: SensorDoorIcon,
      area: 'scanner',
      pages: { list: lazyScreen(async () => (await import('../../door/gate/GateScreen')).GateScreen) },
    },
  ],
};
