import type { Count, Day, Rupiah, Timestamp } from '../scalars.js';
import type { SellOutEstimate } from './orders.js';

/** Days and gates are shown by steps of so many minutes. */
export const TREND_STEP_MINUTES = 5;
/** Gates are shown for the last hour: by twelve steps, of which the last isn't over. */
export const GATE_STEPS = 12;

/** What was paid on one day in Jakarta; what was refunded since is in it. */
export interface DaySales {
  day: Day;
  tickets: Count;
  rupiah: Rupiah;
  /** Tickets in each five minutes from midnight on; of today up to the present ones, which aren't over. */
  steps: Count[];
}

/** What became of the payments by one method that began within the last hour. */
export interface MethodOutcome {
  /**
   * The provider's name of the method.
   * @examples ["qris"]
   */
  method: string;
  paid: Count;
  /** Denied, cancelled, ended unpaid. */
  failed: Count;
  /** Neither yet. */
  open: Count;
}

/** Why a payment was denied, as far as bank and provider tell; `refused`: they told no more. */
export const DECLINE_REASONS = [
  'no_funds',
  'over_limit',
  'card_expired',
  'card_blocked',
  'wrong_details',
  'not_confirmed',
  'not_permitted',
  'suspected_fraud',
  'bank_away',
  'refused',
  'unknown',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Payments that were denied for one reason. */
export interface DeclineCount {
  reason: DeclineReason;
  count: Count;
}

/** Check-ins at a gate. */
export interface GateTrend {
  /** Null: of a scanner that named none. */
  gate: string | null;
  /** In each of the last twelve five minutes of the clock, the oldest first; the last ones aren't over. */
  steps: Count[];
}

/** How the night goes on: what needn't be read every second. */
export interface NowTrends {
  as_of: Timestamp;
  today: DaySales;
  /** The last day before today on which anything was sold; null before there is one. */
  last_day: DaySales | null;
  /** By the tiers on sale of which one can tell. */
  sell_out: SellOutEstimate[];
  /** The most used first. */
  methods: MethodOutcome[];
  /** Of the last hour, the most frequent first. */
  declines: DeclineCount[];
  gates: GateTrend[];
}
