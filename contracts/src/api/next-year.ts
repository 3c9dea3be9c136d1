import type { Language } from '../language.js';
import type { EmailAddress, Id, Timestamp } from './scalars.js';

/** An address that wants to hear of next year's festival. */
export interface NextYearRequest {
  email: EmailAddress;
  /** Of the mails. */
  language: Language;
}

/** The token of a mailed link. */
export interface NextYearTokenRequest {
  /** @pattern ^[\w-]{32}$ @examples ["hZ3v9Qm2T7sXc1Kd8Lw4Rf6Yb0NpUaEj"] */
  token: string;
}

/** An address of next year's list. */
export interface NextYearAddress {
  id: Id;
  email: EmailAddress;
  language: Language;
  /** Whether the link in the mail was pressed: mails may go to this address. */
  is_confirmed: boolean;
  created_at: Timestamp;
  /** Null while it isn't confirmed. */
  confirmed_at: Timestamp | null;
}
