import type { AdminAccount, SentPasswordLink, TwoFactorPolicy } from '@festival/contracts';
import { httpClient } from '../../lib/httpClient';

const POLICY = '/api/admin/users/two-factor-policy';

async function act<T>({ id }: AdminAccount, action: string): Promise<T> {
  return (await httpClient<T>(`/api/admin/users/${id}/${action}`, { method: 'POST' })).json;
}

/** What a super admin does beyond reading and saving accounts. */
export const userCalls = {
  resetPassword: (account: AdminAccount) => act<SentPasswordLink>(account, 'password-link'),
  resetTwoFactor: (account: AdminAccount) => act<void>(account, 'reset-two-factor'),
  signOut: (account: AdminAccount) => act<void>(account, 'sign-out'),

  policy: async () => (await httpClient<TwoFactorPolicy>(POLICY)).json,
  setPolicy: async (policy: TwoFactorPolicy) =>
    (await httpClient<TwoFactorPolicy>(POLICY, { method: 'PUT', body: JSON.stringify(policy) })).json,
};
