import type { Count } from '../scalars.js';

/** The signed-in person's two-factor authentication. */
export interface TwoFactorState {
  enabled: boolean;
  /** Whether this role must have it now. */
  required: boolean;
  /** @examples [10] */
  recovery_codes_left: Count;
}

/** The password, before a secret is made. */
export interface TwoFactorSetupRequest {
  /** @format password @examples ["Rimba-Malam-2026"] */
  current_password: string;
}

/** A secret for an authenticator app. */
export interface TwoFactorSetup {
  /** Base 32, for typing it into the app. @examples ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"] */
  secret: string;
  /** The QR code's text. @examples ["otpauth://totp/Festival%20Admin:dewi@example.com?secret=JBSWY3DPEHPK3PXP"] */
  uri: string;
  qr: SvgQrCode;
}

/** A QR code as one SVG path. */
export interface SvgQrCode {
  /** The side of its square, the quiet zone included. @examples [57] */
  size: Count;
  /** @examples ["M4 4h7v1h-7z"] */
  path: string;
}

/** The proof that the authenticator app has the secret. */
export interface TwoFactorCodeRequest {
  /** Six digits of the app. @examples ["123456"] */
  code: string;
}

/** Told once, when two-factor authentication is turned on or the codes are made again. */
export interface RecoveryCodes {
  /** Each is good once. @examples [["k7m2-9xqd", "4hpt-w3nz"]] */
  recovery_codes: string[];
}

/** The proof that is needed to change one's own two-factor authentication. */
export interface TwoFactorProof {
  /** @format password @examples ["Rimba-Malam-2026"] */
  current_password: string;
  /** Six digits, or a recovery code. @examples ["123456"] */
  code: string;
}

/** Texts at the field `code`, of the sign-in too. */
export const TWO_FACTOR_TEXTS = {
  codeRequired: 'Enter the code from your authenticator app, or a recovery code',
  codeWrong: 'This code is wrong or was used already',
} as const;
