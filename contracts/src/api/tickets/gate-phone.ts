import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { PersonName, TierHeader } from '../sales/scalars.js';
import type { Count, Id, OrderNumber, TicketCode, Timestamp } from '../scalars.js';
import type { TicketStatus } from './tickets.js';

/** What a paired phone at the gate sends and gets. Its calls carry `Authorization: Bearer <session>`. */

export const GATE_ROLES = ['steward', 'lead'] as const;
/** A steward scans; a lead also undoes check-ins and finds tickets by name. */
export type GateRole = (typeof GATE_ROLES)[number];

export const GATE_MODES = ['entry', 'exit', 'hand_out', 'information'] as const;
/** Lets in; lets out; hands one item out; looks only. */
export type GateMode = (typeof GATE_MODES)[number];

export const GATE_VERDICTS = ['valid', 'used', 'invalid'] as const;
/** The verdict that the volunteer was shown: `valid` let somebody in or out, or handed the item out. */
export type GateVerdict = (typeof GATE_VERDICTS)[number];

export const GATE_RESULTS = ['entered', 'double', 'not_valid', 'known', 'refused'] as const;
/**
 * Done as asked; done before by another scan; not a ticket that may; a nonce that the server has already; a scan that
 * can't be read, for the reason in `message`.
 */
export type GateResult = (typeof GATE_RESULTS)[number];

/** Characters of a gate's, a phone's and an item's name. */
export const MAX_GATE_NAME_LENGTH = 40;
/** Characters of the reason why a check-in is taken back. */
export const MAX_UNDO_REASON_LENGTH = 300;
/** Scans of one call. */
export const MAX_GATE_SCANS = 2_000;
/** How long the address of a pairing code is good for. */
export const GATE_PAIRING_MINUTES = 15;
/** Doubles within ten minutes from which on all phones say that an ID is to be asked for. */
export const DOUBLES_UNTIL_ID = 3;
/** The page that a pairing code opens, with its token behind `#`. */
export const GATE_PATH = '/gate';

export const GATE_TEXTS = {
  unknownToken: 'This code is not known. Ask a lead for a new one.',
  usedToken: 'This code was used by another phone. Ask a lead for a new one.',
  oldToken: 'This code is too old. Ask a lead for a new one.',
  ended: 'This phone may not scan any more. Ask a lead to add it again.',
  leadOnly: 'Only a lead may do this.',
  leadPhone: 'A lead’s phone shows names. Ask somebody who may see tickets in the back office to add it.',
  oldCopy: 'This copy of the tickets is too old. Load it again.',
  otherCheckIn: 'This ticket was checked in again since. Please look at it again.',
  notUsed: 'This ticket is not checked in.',
  notPaid: 'Only check-ins of paid orders can be taken back.',
  undone: 'Check-in taken back.',
  noItem: 'This item is not handed out here.',
} as const;

/**
 * 14 lower-case hex digits: the first 7 bytes of SHA-256 over the ticket's code.
 * @pattern ^[0-9a-f]{14}$
 * @examples ["3f1c8a529a0e4f"]
 */
export type TicketHash = string;

/**
 * The gate's name.
 * @examples ["North gate"]
 */
export type GateName = string;

/** Pairs a phone. */
export interface PairPhoneRequest {
  /**
   * As the pairing code's address holds it behind `#`.
   * @examples ["q2Jm9vX1rT0yLw5cN8bK3g"]
   */
  token: string;
  /**
   * A random text of this installation: with the same one the call may be repeated when its answer was lost.
   * @examples ["0d1b9c52-77c1-4a58-9a3e-8f3d4b7c2a10"]
   */
  installation?: string;
}

/** The phone's own data, as the lead's list has them now. */
export interface GatePhone {
  id: Id;
  /** @examples ["Phone 3"] */
  name: string;
  gate: GateName;
  role: GateRole;
  expires_at: Timestamp;
}

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

export interface PairPhoneData {
  /**
   * For the header `Authorization: Bearer …` of the other calls.
   * @examples ["hq0kB9r1mX0yQ3vZ7cT2dA5sL8eN4uW6"]
   */
  session: string;
  phone: GatePhone;
  /** The server's clock. */
  now: Timestamp;
}

/** All tickets, for a phone that knows none. */
export interface GateSnapshot {
  /** The next `since` of `changes`. */
  number: Count;
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

/** One scan of a phone. */
export interface GateScan {
  /**
   * Random, made by the phone: a repeated one counts once.
   * @examples ["0d1b9c52-77c1-4a58-9a3e-8f3d4b7c2a10"]
   */
  nonce: string;
  /** The ticket's code, or whatever was read; or `code_hash`. */
  code?: string;
  code_hash?: TicketHash;
  mode: GateMode;
  /**
   * With `hand_out`: the item.
   * @examples ["Wristband"]
   */
  item?: string;
  /** By the phone's clock. */
  at: Timestamp;
  /**
   * The server's clock less the phone's, milliseconds.
   * @asType integer
   * @examples [-1250]
   */
  offset_ms: number;
  /** Null: the phone waits for the answer before it shows anything. */
  verdict: GateVerdict | null;
  /** The gate at which it was made; left out: the phone's present one. */
  gate?: GateName;
}

export interface GateScansRequest {
  scans: GateScan[];
}

/** The scan that came first. */
export interface FirstUse {
  at: Timestamp;
  gate: GateName | null;
  /** @examples ["Phone 3"] */
  device: string | null;
}

/** The outcome of one scan. */
export interface GateScanOutcome {
  nonce: string;
  result: GateResult;
  /** Of a double, and of a known scan that is one. */
  first?: FirstUse;
  /** With `known`: the outcome that it had. */
  was?: Exclude<GateResult, 'known'>;
  /** With `refused` and `not_valid`: why. */
  message?: string;
  /** Of a ticket that exists, when the phone waits for the answer: its details, which its code opens. */
  sealed?: string;
}

export interface GateScansData {
  results: GateScanOutcome[];
  now: Timestamp;
}

export const GATE_CHECKS = ['storage', 'camera', 'sound', 'vibration', 'awake', 'clock', 'test_scan'] as const;
/** A check of the screen *Ready for tonight*. */
export type GateCheck = (typeof GATE_CHECKS)[number];

/** A phone's own condition, for the lead's list. */
export interface GateReport {
  /** The gate at which it stands now. */
  gate?: GateName;
  /** Whole percent; null when the browser doesn't tell. */
  battery: Count | null;
  unsent: Count;
  /** Tickets that it holds. */
  tickets: Count;
  /** The checks that have failed or were not made. */
  not_ready: GateCheck[];
}

/** A check-in that is taken back: a ticket by its code or its hash. */
export interface UndoCheckInRequest {
  ticket_code?: TicketCode;
  code_hash?: TicketHash;
  /** @examples ["Scanned the wrong person's phone"] */
  reason: string;
  /** The check-in's time as it was seen; 409 when there was another one since. Left out: not compared. */
  seen_checked_in_at?: Timestamp;
}

/** A ticket that a lead's phone found by its buyer. */
export interface FoundGateTicket {
  ticket_code: TicketCode;
  status: TicketStatus;
  buyer_name: PersonName;
  order_number: OrderNumber;
}
