import type { Count, Id, Timestamp } from '../scalars.js';
import type { VersionedRecord } from '../seen-record.js';
import type { GateCheck, GateName, GateRole } from './gate-phone.js';
import type { FirstUse } from './gate-scans.js';

/** Makes a pairing code for one phone. */
export interface AddGatePhoneRequest {
  /** @examples ["Phone 3"] */
  name: string;
  gate: GateName;
  role: GateRole;
  /** Left out: six hours after the festival's end. */
  expires_at?: Timestamp;
}

/** A pairing code. */
export interface GatePairing {
  id: Id;
  /**
   * For a QR code; it opens the scanner.
   * @examples ["https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g"]
   */
  address: string;
  /** Until when it can be used. */
  valid_until: Timestamp;
}

export const GATE_PHONE_STATES = ['waiting', 'paired', 'revoked', 'expired'] as const;
/** Its code wasn't scanned yet; it may scan; it was taken out; its time is over. */
export type GatePhoneState = (typeof GATE_PHONE_STATES)[number];

/** A phone of the gate, in the back office. */
export interface AdminGatePhone {
  id: Id;
  name: string;
  gate: GateName;
  role: GateRole;
  state: GatePhoneState;
  expires_at: Timestamp;
  paired_at: Timestamp | null;
  /** When it told of itself last: every half minute while it is in sight. */
  seen_at: Timestamp | null;
  /** Whole percent. */
  battery: Count | null;
  /** Scans that it hasn't sent yet, by its last report. */
  unsent: Count | null;
  /** Tickets that it holds. */
  tickets: Count | null;
  not_ready: GateCheck[] | null;
  /** Email of the account that added it. */
  added_by: string | null;
}

/** A ticket that let somebody in although it was used, or wasn't valid. */
export interface GateDouble {
  id: Id;
  /** @examples ["TKT-7F••••••••BZ"] */
  code: string;
  order_id: Id;
  /** Null: the ticket wasn't valid. */
  first: FirstUse | null;
  second: FirstUse;
  /** When the server learned of it. */
  noticed_at: Timestamp;
}

/** Entries of one gate. */
export interface GateFigures {
  gate: GateName | null;
  entered: Count;
  /** In the last five minutes, for one minute. */
  a_minute: number;
}

/** The night in figures. */
export interface GateBoard {
  now: Timestamp;
  /** Tickets that let in, or did. */
  tickets: Count;
  entered: Count;
  inside: Count;
  doubles: Count;
  refused: Count;
  ask_for_id: boolean;
  gates: GateFigures[];
  /** Entries of each of the last 60 minutes, the oldest first. */
  minutes: Count[];
  handed_out: Array<{ item: string; count: Count }>;
}

/** The gate's settings as a lead changes them. */
export interface GateSettingsRequest {
  gates: GateName[];
  items: string[];
  allows_reentry: boolean;
  /**
   * Six digits that guard settings and search on a phone. Null: none was made yet; sent back, it stays as it
   * is.
   * @pattern ^[0-9]{6}$
   * @examples ["402816"]
   */
  pin: string | null;
  /** The festival's end: phones are good for six hours longer. Null: twelve hours after its beginning. */
  ends_at: Timestamp | null;
}

/** The gate's settings in the back office. */
export interface GateSettings extends GateSettingsRequest, VersionedRecord {}
