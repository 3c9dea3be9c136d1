import type { AdminAccount, SentPasswordLink, TwoFactorPolicy } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const POLICY = '/api/admin/users/two-factor-policy';

async function act<T>({ id }: AdminAccount, action: string): Promise<T> {
  return (await sendJson<T>('POST', `/api/admin/users/${id}/${action}`)).json;
}

/** A super admin's calls beyond reading and saving accounts. */
export const userCalls = {
  resetPassword: (account: AdminAccount) => act<SentPasswordLink>(account, 'password-link'),
  resetTwoFactor: (account: AdminAccount) => act<void>(account, 'reset-two-factor'),
  signOut: (account: AdminAccount) => act<void>(account, 'sign-out'),

  policy: () => getData<TwoFactorPolicy>(POLICY),
  setPolicy: async (policy: TwoFactorPolicy) => (await sendJson<TwoFactorPolicy>('PUT', POLICY, policy)).json,
};
