/** GET /api/auth/two-factor: of the signed-in person. */
export interface TwoFactorState {
  enabled: boolean;
  /** Whether this role must have it now. */
  required: boolean;
  recovery_codes_left: number;
}

/** POST /api/auth/two-factor/setup */
export interface TwoFactorSetup {
  /** Base 32, for typing it into an authenticator app. */
  secret: string;
  /** `otpauth://totp/…`, the QR code's text. */
  uri: string;
  /** The QR as one SVG path; `size` is the side of its square with the quiet zone. */
  qr: { size: number; path: string };
}

/** Told once, when two-factor authentication is turned on or the codes are made again. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** The proof that is needed to change one's own two-factor authentication. */
export interface TwoFactorProof {
  current_password: string;
  /** Six digits, or a recovery code. */
  code: string;
}

/** Texts at the field `code`, of the sign-in too. */
export const TWO_FACTOR_TEXTS = {
  codeRequired: 'Enter the code from your authenticator app, or a recovery code',
  codeWrong: 'This code is wrong or was used already',
} as const;
