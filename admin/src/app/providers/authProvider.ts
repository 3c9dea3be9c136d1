import { mayUse, type AdminLoginRequest, type CurrentUser } from '@festival/contracts';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { areaOf } from '../screens/screens';
import { sendJson } from '../../lib/httpClient';
import { followAccount } from '../../lib/i18n/language';
import { statusOf } from '../../lib/httpErrors';
import { currentUser, forgetUser } from '../../lib/session';

/** Where a session that ended meanwhile leads: the sign-in, which then says so. */
export const EXPIRED_SIGN_IN = '/login?expired=1';

export interface AdminIdentity extends UserIdentity {
  fullName: string;
  role: CurrentUser['role'];
  /** There only for who must set up two-factor authentication before anything else. */
  mustSetUpTwoFactor?: true;
}

/** Session and rights. The server decides again on every call. */
export const authProvider = {
  login: async ({ email, password, code }: AdminLoginRequest) => {
    await sendJson('POST', '/admin/login', { email, password, code });
    forgetUser();
  },

  logout: async () => {
    try {
      await sendJson('POST', '/admin/logout');
    } catch (error) {
      // Without a session there is nothing left to end; any other failure must not look like a sign-out.
      if (statusOf(error) !== 401) throw error;
    }
    forgetUser();
  },

  checkAuth: async () => {
    await currentUser();
  },

  checkError: async (error: unknown) => {
    const status = statusOf(error);
    // A refused right may mean that the role was changed: ask again who is signed in.
    if (status === 401 || status === 403) forgetUser();
    if (status === 401) throw { message: false, redirectTo: EXPIRED_SIGN_IN };
  },

  getIdentity: async (): Promise<AdminIdentity> => {
    const { id, name, role, language, two_factor_setup_required: mustSetUpTwoFactor } = await currentUser();
    if (language) await followAccount(language);
    return { id, fullName: name, role, ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }) };
  },

  /** The role, or null when nobody is known to be signed in: what is shown then is the session gate's decision. */
  getPermissions: () =>
    currentUser().then(
      ({ role }) => role,
      () => null,
    ),

  canAccess: async ({ resource }: { resource: string }) => {
    const area = areaOf(resource);
    return area !== undefined && mayUse((await currentUser()).role, area);
  },
} satisfies AuthProvider;
