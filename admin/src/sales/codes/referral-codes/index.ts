import GroupsIcon from '@mui/icons-material/Groups';
import { lazyScreen } from '../../../shared/screens/lazyScreen';

export const referralCodes = {
  list: lazyScreen(async () => (await import('./ReferralCodeList')).ReferralCodeList),
  // Its list opens these as dialogs.
  hasCreate: true,
  hasEdit: true,
  icon: GroupsIcon,
  recordRepresentation: 'code',
  options: { label: 'Referral Codes' },
};
