import type { Count, Rupiah, Timestamp } from '../scalars.js';
import type { TierSeats } from './dashboard.js';
import type { WaitingRoomState } from './waiting-room.js';

/** Everything is well; it works, but slowly or not for everybody; it doesn't work; nobody can say. */
export type NowLightState = 'good' | 'slow' | 'bad' | 'unknown';

/** How one part is. */
export interface NowLight {
  state: NowLightState;
  /**
   * In a few words.
   * @examples ["answers"]
   */
  text: string;
}

/** What was paid in a time; what was refunded since is in it. */
export interface NowSales {
  tickets: Count;
  rupiah: Rupiah;
}

/** What waits to be done. */
export interface NowQueue {
  /** @examples ["e_tickets"] */
  name: string;
  length: Count;
  /** Seconds that the oldest has waited; null when it is empty or nobody can say. */
  oldest_seconds: Count | null;
}

/** Orders that wait for their payment. */
export interface NowPending {
  orders: Count;
  rupiah: Rupiah;
  /** Of those, the ones whose time is over within five minutes. */
  ending_orders: Count;
  ending_seats: Count;
}

/** Payments that failed within the last hour. */
export interface NowFailure {
  /**
   * The provider's word, or `unpaid`: an order whose time was over.
   * @examples ["deny"]
   */
  reason: string;
  count: Count;
}

/** The waiting room in brief. */
export interface NowWaitingRoom {
  state: WaitingRoomState;
  waiting: Count;
  inside: Count;
  /** People who were let in within a minute. */
  pace: Count;
}

/** Check-ins at a gate. */
export interface NowGate {
  /** Null: of a scanner that named none. */
  gate: string | null;
  total: Count;
  /** In the last five minutes. */
  recent: Count;
}

/** An alert that is on. */
export interface NowAlert {
  /** @examples ["provider_failing"] */
  name: string;
  severity: 'critical' | 'warning';
  meaning: string;
  action: string;
  /** Figures; null without any. */
  detail: string | null;
  since: Timestamp;
}

/** How each part is. */
export interface NowLights {
  provider: NowLight;
  worker: NowLight;
  mail: NowLight;
  database: NowLight;
}

/** The night at a glance. */
export interface Now {
  as_of: Timestamp;
  /** Whether a ticket can be bought. */
  is_on_sale: boolean;
  sales: { minute: NowSales; five_minutes: NowSales; hour: NowSales };
  /** The last 60 minutes of the clock, the oldest first; the last one isn't over. */
  minutes: NowSales[];
  tiers: TierSeats[];
  pending: NowPending;
  /** The most frequent first. */
  failures: NowFailure[];
  queues: NowQueue[];
  lights: NowLights;
  waiting_room: NowWaitingRoom;
  gates: NowGate[];
  /** Critical ones first. */
  alerts: NowAlert[];
  /** Orders that need a person. */
  attention_count: Count;
  failed_mails: Count;
}
