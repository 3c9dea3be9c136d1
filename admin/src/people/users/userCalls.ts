import type { AdminAccount, TwoFactorPolicy } from '@festival/contracts';
import { getData, sendForData } from '../../lib/httpClient';

const USERS = '/api/admin/users';
const POLICY = `${USERS}/two-factor-policy` as const;

/** A super admin's calls beyond reading and saving accounts. */
export const userCalls = {
  resetPassword: ({ id }: AdminAccount) => sendForData('POST', `${USERS}/${id}/password-link`),
  resetTwoFactor: ({ id }: AdminAccount) => sendForData('POST', `${USERS}/${id}/reset-two-factor`),
  signOut: ({ id }: AdminAccount) => sendForData('POST', `${USERS}/${id}/sign-out`),

  policy: () => getData(POLICY),
  setPolicy: (policy: TwoFactorPolicy) => sendForData('PUT', POLICY, policy),
};
