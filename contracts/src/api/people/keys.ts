import type { Count, Timestamp } from '../scalars.js';

/** The present `SECRET_KEY`, and what still needs the old one. */
export interface SecretKeyState {
  /** Since when it is in use; null for one that is older than this record. */
  since: Timestamp | null;
  /** Whether `SECRET_KEY_OLD` is set. */
  old_accepted: boolean;
  /**
   * Accounts whose authenticator app can't be read with any of the keys, or only with the old one.
   * @examples [0]
   */
  two_factor_secrets: Count;
  /** Accounts with recovery codes that only the old one verifies. @examples [2] */
  recovery_code_accounts: Count;
  /** Keys of lasting hashes that can't be read with any of the keys, or only with the old one. @examples [0] */
  kept_keys: Count;
  /** Waiting mails with a link that only the old one opens. @examples [0] */
  mailed_links: Count;
  /** When the last sign-in, cookie and payment link that was made with the old one has ended; null when none is accepted. */
  tokens_until: Timestamp | null;
}

/** - `waits`: it signs from a minute after it was made; `signs` new tickets; `accepted`: signed earlier ones; `retired`. */
export type TicketKeyState = 'waits' | 'signs' | 'accepted' | 'retired';

/** A key pair that signs the QR codes of tickets. */
export interface TicketSigningKey {
  /** The first characters of each signature. @examples ["key1"] */
  id: string;
  state: TicketKeyState;
  created_at: Timestamp;
  signs_from: Timestamp;
  retired_at: Timestamp | null;
  /** Valid tickets whose QR code this key signs. @examples [412] */
  unused_tickets: Count;
}

/** All keys, the newest first. */
export interface TicketSigningKeys {
  keys: TicketSigningKey[];
  /** Paired phones that were not seen since a key was last made or retired, so they don't know of it. @examples [0] */
  phones_behind: Count;
}

/** The proof that it is really them, before a key is made or retired. */
export interface KeyProof {
  /** @format password @examples ["Rimba-Malam-2026"] */
  current_password: string;
  /** Six digits, or a recovery code; needed with two-factor authentication. @examples ["123456"] */
  code?: string;
}

/** The end of a key. */
export interface RetireTicketKeyRequest extends KeyProof {
  /** The count that was shown: 409 when more tickets carry the key by now. @examples [412] */
  unused_tickets: Count;
}

/** One step of mailing new QR codes. */
export interface NewTicketCodes {
  /** Orders whose e-tickets were queued in this step. @examples [100] */
  mailed: Count;
  /** Valid tickets that still carry the key. @examples [312] */
  left: Count;
}
