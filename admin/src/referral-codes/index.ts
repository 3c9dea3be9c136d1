import GroupsIcon from '@mui/icons-material/Groups';
import { ReferralCodeCreate } from './ReferralCodeCreate';
import { ReferralCodeEdit } from './ReferralCodeEdit';
import { ReferralCodeList } from './ReferralCodeList';

export const referralCodes = {
  list: ReferralCodeList,
  create: ReferralCodeCreate,
  edit: ReferralCodeEdit,
  icon: GroupsIcon,
  recordRepresentation: 'code',
  options: { label: 'Referral Codes' },
};
