import GroupsIcon from '@mui/icons-material/Groups';
import { lazyScreen } from '../layout/lazyScreen';

export const referralCodes = {
  list: lazyScreen(async () => (await import('./ReferralCodeList')).ReferralCodeList),
  create: lazyScreen(async () => (await import('./ReferralCodeCreate')).ReferralCodeCreate),
  edit: lazyScreen(async () => (await import('./ReferralCodeEdit')).ReferralCodeEdit),
  icon: GroupsIcon,
  recordRepresentation: 'code',
  options: { label: 'Referral Codes' },
};
