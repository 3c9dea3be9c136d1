import type { Role } from '../../people/roles.js';
import type { EmailAddress, Id, Timestamp } from '../scalars.js';

/** One account of the back office. */
export interface AdminAccount {
  id: Id;
  /** @examples ["Dewi Lestari"] */
  name: string;
  email: EmailAddress;
  role: Role;
  /** While false, nobody can sign in with it. */
  is_active: boolean;
  /** False until the first password is set by the one-time link, and again after a reset. */
  is_set_up: boolean;
  /** Whether two-factor authentication is on. */
  two_factor: boolean;
  /** Null when nobody signed in with it yet. */
  last_sign_in_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A new account. */
export interface AdminAccountRequest {
  /** @examples ["Dewi Lestari"] */
  name: string;
  email: EmailAddress;
  role: Role;
}

/** A change of an account. The address names the account and stays. */
export interface AdminAccountUpdate {
  /** @examples ["Dewi Lestari"] */
  name: string;
  role: Role;
  is_active?: boolean;
  /** The loaded version: 409, and no change, when the account was changed since. */
  updated_at?: Timestamp;
}

/** A one-time link for setting a password, mailed to its owner only: the admin who requested it never sees it. */
export interface SentPasswordLink {
  sent_to: EmailAddress;
  expires_at: Timestamp;
  /** Mails are written as files on the server, so nobody gets them by themselves. */
  as_file: boolean;
}

/** A new account with the link that its owner was mailed. */
export interface CreatedAdminAccount extends AdminAccount {
  password_link: SentPasswordLink;
}

/** Whether super admins and finance must have two-factor authentication. */
export interface TwoFactorPolicy {
  required: boolean;
}

/** The secret part of a one-time link. */
export interface PasswordLinkRequest {
  /** @examples ["q1Zt8v3nXcY0sLr5mKd7wB2hJf9eGpA4uTiO6xNyVbE"] */
  token: string;
}

/** The owner of a one-time link. */
export interface PasswordLinkOwner {
  /** @examples ["Dewi Lestari"] */
  name: string;
  email: EmailAddress;
}

/** A change of one's own password. */
export interface ChangePasswordRequest {
  /** @format password @examples ["Rimba-Malam-2026"] */
  current_password: string;
  /** At least 12 characters, and in no known data breach. @format password @examples ["Lentera-Senja-4471"] */
  new_password: string;
  /** The same again. @format password @examples ["Lentera-Senja-4471"] */
  new_password_confirmation: string;
}

/** A first or a new password, set by a one-time link. */
export interface SetPasswordRequest extends PasswordLinkRequest {
  /** At least 12 characters, and in no known data breach. @format password @examples ["Lentera-Senja-4471"] */
  new_password: string;
  /** The same again. @format password @examples ["Lentera-Senja-4471"] */
  new_password_confirmation: string;
}
