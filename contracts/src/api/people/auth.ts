import type { Role } from '../../people/roles.js';

/** POST /api/auth/login: the buyer. Answers with a purchase token; creates no account. */
export interface PurchaseLoginRequest {
  name: string;
  email: string;
  phone: string;
}

export interface PurchaseToken {
  token: string;
}

/** POST /api/auth/resume: the mailed link's parts give the purchase token back on another device. */
export interface ResumeRequest {
  order_number: string;
  signature: string;
}

/** POST /admin/login. Without `code` where one is needed: 422 with `errors.code`. */
export interface AdminLoginRequest {
  email: string;
  password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code?: string;
}

/** POST /admin/logout */
export interface AdminLogoutRequest {
  /** Ends every session of this person, on all devices. */
  everywhere?: boolean;
}

/** GET /api/auth/me */
export interface CurrentUser {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** There only when this person must set up two-factor authentication before anything else. */
  two_factor_setup_required?: true;
}
