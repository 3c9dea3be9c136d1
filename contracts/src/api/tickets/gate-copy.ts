import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { PersonName, TierHeader } from '../sales/scalars.js';
import type { Count, OrderNumber, Timestamp } from '../scalars.js';
import type { GateName, GatePhone } from './gate-phone.js';

/** The tickets and rules as a paired phone holds them. */

/**
 * 14 lower-case hex digits: the first 7 bytes of SHA-256 over the ticket's code.
 * @pattern ^[0-9a-f]{14}$
 * @examples ["3f1c8a529a0e4f"]
 */
export type TicketHash = string;

/** A key that verifies the signature of tickets. */
export interface TicketKey {
  /**
   * The signature's first four characters.
   * @examples ["key1"]
   */
  id: string;
  /**
   * The raw Ed25519 key, base64url.
   * @examples ["O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik"]
   */
  key: string;
}

/** Settings of the gate, the same for all phones. */
export interface GateRules {
  /** Where scans can be made. */
  gates: GateName[];
  /**
   * Items that are handed out once a ticket, at most 5.
   * @examples [["Wristband"]]
   */
  items: string[];
  /** Whether somebody who left may come in again. */
  allows_reentry: boolean;
  /** Null: none is set. */
  pin: GatePin | null;
  keys: TicketKey[];
}

/** The six digits that guard settings and search, so that a phone can check them without a network. */
export interface GatePin {
  /** @examples ["b7c2a10f"] */
  salt: string;
  /** PBKDF2 with SHA-256 and `iterations`, 32 bytes in base64url. */
  hash: string;
  iterations: Count;
}

/** All tickets, for a phone that knows none. */
export interface GateSnapshot {
  /** The next `since` of `changes`. */
  number: Count;
  /**
   * Another one than before: the server's data were restored from a backup, so it may have lost scans that it had named.
   * @examples ["first"]
   */
  epoch: string;
  now: Timestamp;
  phone: GatePhone;
  rules: GateRules;
  count: Count;
  /** Base64 of `count` tickets, as `gate-tickets.ts` packs them. */
  tickets: string;
  /** The gates of these tickets, each at the place that a ticket tells. */
  gate_names: GateName[];
}

/** Details of a ticket that only its code opens. */
export interface SealedTicket {
  hash: TicketHash;
  /** Base64url of a 12-byte IV and AES-256-GCM of `TicketDetails` as JSON; the key is SHA-256 over `gate-details:` and the code. */
  sealed: string;
}

/** What a seal holds. */
export interface TicketDetails {
  buyer_name: PersonName;
  category: BuyerCategory;
  ticket_type_header: TierHeader;
  order_number: OrderNumber;
}

/** Sealed details, by hash. */
export interface SealedTicketsPage {
  details: SealedTicket[];
  /** The next `after`; null at the end. */
  next: TicketHash | null;
}

/** What has changed since a number. */
export interface GateChanges {
  number: Count;
  /** As that of the snapshot. Another one: the copy has to be loaded again. */
  epoch: string;
  now: Timestamp;
  phone: GatePhone;
  rules: GateRules;
  /** Asking again at once gives more. */
  is_more: boolean;
  count: Count;
  /** As those of the snapshot. */
  tickets: string;
  /** As those of the snapshot, for these tickets. */
  gate_names: GateName[];
  /** Of tickets that are new or have another holder. */
  details: SealedTicket[];
  /** Several tickets were used twice just now: the holder's ID is to be asked for. */
  ask_for_id: boolean;
}
