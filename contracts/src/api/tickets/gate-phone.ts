import type { Count, Id, Timestamp } from '../scalars.js';

/** Phones at the gate: pairing, and what they tell of themselves. Their calls carry `Authorization: Bearer <session>`. */

export const GATE_ROLES = ['steward', 'lead'] as const;
/** A steward scans; a lead also undoes check-ins and finds tickets by name. */
export type GateRole = (typeof GATE_ROLES)[number];

/** Characters of a gate's, a phone's and an item's name. */
export const MAX_GATE_NAME_LENGTH = 40;
/** Characters of the reason why a check-in is taken back. */
export const MAX_UNDO_REASON_LENGTH = 300;
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
  oldEdition: 'This scan is of an earlier edition of the festival. It doesn’t count any more.',
} as const;

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

export const GATE_CHECKS = [
  'copy',
  'app',
  'storage',
  'camera',
  'sound',
  'vibration',
  'awake',
  'clock',
  'test_scan',
] as const;
/** A phone with less should be charged, percent. */
export const LOW_BATTERY = 30;
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
