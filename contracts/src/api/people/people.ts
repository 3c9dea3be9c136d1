import type { Role } from '../../people/roles.js';

/** One account of the back office, as `/api/admin/users` has it. */
export interface AdminAccount {
  id: number;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
  /** False until the first password is set by the one-time link, and again after a reset. */
  is_set_up: boolean;
  two_factor: boolean;
  /** ISO 8601; null when nobody signed in with it yet. */
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface AdminAccountRequest {
  name: string;
  email: string;
  role: Role;
}

/** PUT /api/admin/users/{id}: the address names the account and stays. */
export interface AdminAccountUpdate {
  name: string;
  role: Role;
  is_active?: boolean;
  /** The loaded version: 409, and no change, when the account was changed since. */
  updated_at?: string;
}

/** A one-time link for setting a password, mailed to its owner only: the admin who requested it never sees it. */
export interface SentPasswordLink {
  sent_to: string;
  /** ISO 8601. */
  expires_at: string;
  /** Mails are written as files on the server, so nobody gets them by themselves. */
  as_file: boolean;
}

/** POST /api/admin/users */
export interface CreatedAdminAccount extends AdminAccount {
  password_link: SentPasswordLink;
}

/** GET and PUT /api/admin/users/two-factor-policy */
export interface TwoFactorPolicy {
  /** Whether super admins and finance must have two-factor authentication. */
  required: boolean;
}

/** POST /api/auth/password-link: the link's owner. */
export interface PasswordLinkOwner {
  name: string;
  email: string;
}

/** POST /admin/change-password */
export interface ChangePasswordRequest {
  current_password: string;
  new_password: string;
  new_password_confirmation: string;
}

/** POST /api/auth/set-password */
export interface SetPasswordRequest {
  token: string;
  new_password: string;
  new_password_confirmation: string;
}
