import type { Language } from '../../language.js';
import type { Role } from '../../people/roles.js';
import type { EmailAddress, Id, OrderNumber, PhoneNumber } from '../scalars.js';

/** A buyer's details, for a purchase token. They make no account. */
export interface PurchaseLoginRequest {
  /** @examples ["Sari Wulandari"] */
  name: string;
  email: EmailAddress;
  phone: PhoneNumber;
}

/** A buyer's right to place orders and to see their own. */
export interface PurchaseToken {
  /** For the header `Authorization: Bearer …`; valid for 24 hours. @examples ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln"] */
  token: string;
}

/** The parts of a mailed link. They give the purchase token back on another device. */
export interface ResumeRequest {
  order_number: OrderNumber;
  /** @examples ["Zk3vN0d1YtqX2mJ8sB5rWc7pLh9aUe4gTfQi6oKxDyM"] */
  signature: string;
}

/** A sign-in to the back office. */
export interface AdminLoginRequest {
  /** @examples ["admin@festival.local"] */
  email: EmailAddress;
  /** @format password @examples ["Rimba-Malam-2026"] */
  password: string;
  /** Six digits of the authenticator app, or a recovery code. Asked for with 422 on `code`. @examples ["123456"] */
  code?: string;
}

/** A sign-out. */
export interface AdminLogoutRequest {
  /** Ends every session of this person, on all devices. */
  everywhere?: boolean;
}

/** The signed-in staff member. */
export interface CurrentUser {
  id: Id;
  /** @examples ["Dewi Lestari"] */
  name: string;
  email: EmailAddress;
  role: Role;
  /** Of the back office; there only when this person has chosen one. */
  language?: Language;
  /** There only when this person must set up two-factor authentication before anything else. */
  two_factor_setup_required?: true;
}

/** The language of one's own back office. */
export interface OwnLanguageRequest {
  /** Null is the browser's language. */
  language: Language | null;
}
