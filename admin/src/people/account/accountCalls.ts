import type { ChangePasswordRequest, Language, SetPasswordRequest, TwoFactorProof } from '@festival/contracts';
import { getData, sendForData, sendJson } from '../../lib/httpClient';

const TWO_FACTOR = '/api/auth/two-factor';

/** Calls for the person's own account; those without data resolve to the server's text. */
export const accountCalls = {
  changePassword: async (request: ChangePasswordRequest) =>
    (await sendJson('POST', '/admin/change-password', request)).envelope.message,

  chooseLanguage: (language: Language) => sendForData('PATCH', '/api/auth/me', { language }),

  linkOwner: (token: string) => sendForData('POST', '/api/auth/password-link', { token }),
  setPassword: async (request: SetPasswordRequest) =>
    (await sendJson('POST', '/api/auth/set-password', request)).envelope.message,

  twoFactor: () => getData(TWO_FACTOR),
  startTwoFactor: (current_password: string) => sendForData('POST', `${TWO_FACTOR}/setup`, { current_password }),
  confirmTwoFactor: (code: string) => sendForData('POST', `${TWO_FACTOR}/confirm`, { code }),
  disableTwoFactor: async (proof: TwoFactorProof) =>
    (await sendJson('POST', `${TWO_FACTOR}/disable`, proof)).envelope.message,
  renewRecoveryCodes: (proof: TwoFactorProof) => sendForData('POST', `${TWO_FACTOR}/recovery-codes`, proof),

  signOutEverywhere: () => sendForData('POST', '/admin/logout', { everywhere: true }),
};
