import type { Count, Id, Timestamp } from '../scalars.js';

export const WAITING_ROOM_MODES = ['off', 'automatic', 'on'] as const;
/** Nobody waits; the room opens under load and closes when nobody waits; everybody who wants to buy goes through it. */
export type WaitingRoomMode = (typeof WAITING_ROOM_MODES)[number];

/** Nobody has to wait; before the opening; people are let in; nobody is let in just now; nothing is left for now. */
export type WaitingRoomState = 'off' | 'gathering' | 'open' | 'paused' | 'sold_out';

/** The system is under load; as many as can buy at once are inside; no ticket is on sale. */
export type WaitingRoomPause = 'busy' | 'full' | 'closed';

export const WAITING_ROOM_LOAD_SIGNALS = [
  'slow_orders',
  'event_loop',
  'database_pool',
  'provider_away',
  'notifications',
] as const;
/** A load signal halves the pace. */
export type WaitingRoomLoadSignal = (typeof WAITING_ROOM_LOAD_SIGNALS)[number];

/** As one list: a union would be several schemas in the API document. */
const WARNINGS = [...WAITING_ROOM_LOAD_SIGNALS, 'no_controller', 'nothing_on_sale'] as const;
/** A sign of load, no process that lets people in, or no ticket that could be bought. */
export type WaitingRoomWarning = (typeof WARNINGS)[number];

/** People who may be inside at once. */
export const WAITING_ROOM_CAPACITY = { min: 1, max: 10_000, default: 300 } as const;
export const WAITING_ROOM_MESSAGE_MAX_LENGTH = 300;
/** How long a pass is good for, for one order. */
export const WAITING_ROOM_PASS_MINUTES = 10;

/** The public pages' own path of the room. */
export const WAITING_ROOM_PATH = '/waiting-room';

/** Why a call before the order is refused while the room is on. The waiting page helps. */
export const WAITING_ROOM_TEXTS = {
  needsPass: 'Many people are buying just now. Please wait for your turn in the waiting room.',
  needsPlace: 'Please take a place in the waiting room first.',
  notYourTurn: 'It is not your turn yet. Your place is kept.',
  full: 'You are next. Please ask again in a few seconds.',
  spent: 'This place has been used. Please take a new one.',
} as const;

/** Why a change in the back office is refused: people who wait would lose their places. */
export const NEW_SALE_TEXT = 'People have places. A later opening begins a new sale with a new draw: their places end.';

/**
 * A drawn or later number in the queue.
 * @asType integer
 * @minimum 1
 * @examples [1841]
 */
export type PlaceNumber = number;

/**
 * 32 bytes in hexadecimal.
 * @pattern ^[0-9a-f]{64}$
 * @examples ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]
 */
export type Hex256 = string;

/** The waiting room as everybody sees it: the same answer for all, so that a browser works out its own place. */
export interface WaitingRoom {
  state: WaitingRoomState;
  /** The sale that places belong to; null while there was none. */
  sale: Id | null;
  /** The time of the opening; null when the room is open, or the time isn't known. */
  opens_at: Timestamp | null;
  /** Places that were given. */
  issued: Count;
  /** Places up to this number may go in. It never falls. */
  admitted: Count;
  /** Places that are let in within a minute, as the last one went. */
  pace: Count;
  /** Why nobody is let in; null while somebody is. */
  pause: WaitingRoomPause | null;
  /** The SHA-256 of the seed, told before the draw; while the room is off that of the newest draw. Null without one. */
  seed_hash: Hex256 | null;
  /** Told once the draw was made, and still when the room is off. */
  seed: Hex256 | null;
  /** Places that took part in that draw; null before it. */
  gathered: Count | null;
  /** Seats in orders that aren't paid yet; told when nothing else is left. */
  unpaid_seats: Count;
  /** Until when the last of those can be paid. */
  unpaid_until: Timestamp | null;
  /**
   * The organisers' own words, in English.
   * @examples ["Doors open at 4 PM. There are enough tickets for the first 650 of you."]
   */
  message: string | null;
  /**
   * The organisers' own words, in Indonesian.
   * @examples ["Pintu dibuka pukul 16.00. Tiket cukup untuk 650 orang pertama."]
   */
  message_id: string | null;
  /** Seconds until it makes sense to ask again, at least. */
  ask_after: Count;
  as_of: Timestamp;
}

/**
 * The draw of a sale. n = 1 + floor(u × gathered), where u is the first 6 bytes of HMAC-SHA256(seed, id) as a number,
 * divided by 2^48.
 */
export interface WaitingDraw {
  sale: Id;
  /** The SHA-256 of the seed, known from the beginning. */
  seed_hash: Hex256;
  /** Null before the draw. */
  seed: Hex256 | null;
  /** Places that took part; null before the draw. */
  gathered: Count | null;
}

/** A place in the queue. */
export interface WaitingPlace {
  sale: Id;
  /**
   * The random id that the draw uses.
   * @examples ["4f1c0b7ad2c94c0e8f3a5d1be6a7c290"]
   */
  id: string;
  /** Null before the draw. */
  number: PlaceNumber | null;
}

/** The place of the browser that asks; null while nobody has to wait. */
export interface WaitingPlaceData {
  place: WaitingPlace | null;
}

/** A pass, for one order. */
export interface WaitingPass {
  expires_at: Timestamp;
}

/** The pass of the browser that asks; null while nobody needs one. */
export interface WaitingPassData {
  pass: WaitingPass | null;
}

/** Says with a refusal that the waiting room is the way. */
export interface WaitingRoomRefusal {
  waiting_room: true;
}

/** The waiting room in the back office. */
export interface AdminWaitingRoom {
  mode: WaitingRoomMode;
  state: WaitingRoomState;
  /** People who may be inside at once. */
  capacity: Count;
  /** The opening set with the room; null: the start of the ticket's sale. */
  opens_at: Timestamp | null;
  /** The opening as people are told it: the one set, or the start of a ticket's sale. Null while it isn't known, and after it. */
  told_opens_at: Timestamp | null;
  /** When the draw was made and the first were let in; null before. */
  opened_at: Timestamp | null;
  /** Places that were given. */
  issued: Count;
  admitted: Count;
  /** Places that have not been let in. */
  waiting: Count;
  /** People who may buy now. */
  inside: Count;
  /** Places that are let in within a minute, as the last one went. */
  pace: Count;
  /** The most that would be let in within a minute. */
  pace_limit: Count;
  pause: WaitingRoomPause | null;
  warnings: WaitingRoomWarning[];
  /**
   * In English.
   * @examples ["Doors open at 4 PM."]
   */
  message: string | null;
  /**
   * In Indonesian.
   * @examples ["Pintu dibuka pukul 16.00."]
   */
  message_id: string | null;
}

/** The settings of the waiting room; what is left out stays. */
export interface WaitingRoomRequest {
  mode: WaitingRoomMode;
  capacity?: Count;
  /** Null: the start of the ticket's sale. */
  opens_at?: Timestamp | null;
  /**
   * In English; null: none.
   * @examples ["Doors open at 4 PM."]
   */
  message?: string | null;
  /**
   * In Indonesian; null: none.
   * @examples ["Pintu dibuka pukul 16.00."]
   */
  message_id?: string | null;
  /** Says that the places of those who wait may end: a later opening after the draw begins a new sale. */
  new_sale?: boolean;
}
