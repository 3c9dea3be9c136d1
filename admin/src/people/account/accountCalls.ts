import type {
  ChangePasswordRequest,
  PasswordLinkOwner,
  RecoveryCodes,
  SetPasswordRequest,
  TwoFactorProof,
  TwoFactorSetup,
  TwoFactorState,
} from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

async function post<T>(url: string, body: object): Promise<{ json: T; message: string | undefined }> {
  const { json, envelope } = await sendJson<T>('POST', url, body);
  return { json, message: envelope.message };
}

const TWO_FACTOR = '/api/auth/two-factor';

/** Calls for the person's own account. */
export const accountCalls = {
  /** Resolves to the server's text. */
  changePassword: async (request: ChangePasswordRequest) => (await post('/admin/change-password', request)).message,

  linkOwner: async (token: string) => (await post<PasswordLinkOwner>('/api/auth/password-link', { token })).json,
  setPassword: async (request: SetPasswordRequest) => (await post('/api/auth/set-password', request)).message,

  twoFactor: () => getData<TwoFactorState>(TWO_FACTOR),
  startTwoFactor: async (current_password: string) =>
    (await post<TwoFactorSetup>(`${TWO_FACTOR}/setup`, { current_password })).json,
  confirmTwoFactor: async (code: string) => (await post<RecoveryCodes>(`${TWO_FACTOR}/confirm`, { code })).json,
  disableTwoFactor: async (proof: TwoFactorProof) => (await post(`${TWO_FACTOR}/disable`, proof)).message,
  renewRecoveryCodes: async (proof: TwoFactorProof) =>
    (await post<RecoveryCodes>(`${TWO_FACTOR}/recovery-codes`, proof)).json,

  signOutEverywhere: () => post('/admin/logout', { everywhere: true }),
};
