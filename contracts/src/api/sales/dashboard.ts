import type { AdminOrder, AttentionKind, OrderSource } from './orders.js';

/** Days of sales that the dashboard shows at most. */
export const DASHBOARD_DAYS = 92;

/**
 * Rupiah. The gross figures: `total` sums `amount` of
 * paid, settlement and capture; `web_total` of settlement without manual imports; `google_form_total` of all manual
 * imports. The net ones are paid minus refunded, partial refunds and chargebacks included.
 */
export interface RevenueFigures {
  total: number;
  total_net: number;
  web_total: number;
  web_net: number;
  google_form_total: number;
  google_form_net: number;
}

/** How the net of one source comes about, in rupiah, out of every order that was ever paid. */
export interface MoneySums {
  orders: number;
  /** Sum of `amount`: before discounts. */
  gross: number;
  /** The part of `gross` whose orders are still paid in full: paid, settlement, capture. */
  gross_now_paid: number;
  discounts: number;
  refunded_in_full: number;
  refunded_in_part: number;
  charged_back: number;
  /** The part of both refunds that people transferred by hand. */
  sent_by_hand: number;
  /** `gross` less discounts, refunds and chargebacks. */
  net: number;
}

/** Whole percent of all tickets that are used, 0 when there are none. */
export interface CheckInFigures {
  used: number;
  tickets: number;
  rate: number;
}

/** The payments of one day in Jakarta (`2025-10-03`), by the time of payment; `net` is rupiah, less refunds. */
export interface SalesDay {
  day: string;
  orders: number;
  tickets: number;
  net: number;
  /** Tickets by the tier's `type`; a tier without any is not in it. */
  tiers: Record<string, number>;
}

/** Seats of a tier: `sold` are paid, `held` wait for their payment; `quota` and `left` are null without a limit. */
export interface TierSeats {
  type: string;
  header: string;
  background_color: string;
  sold: number;
  held: number;
  quota: number | null;
  left: number | null;
}

/** A committee member's sales: paid orders only, `net` in rupiah, less refunds. */
export interface LeaderboardRow {
  code: string;
  panitia_name: string;
  orders: number;
  tickets: number;
  net: number;
}

export interface AttentionBrief {
  id: number;
  order_number: string;
  buyer_name: string;
  attention: AttentionKind;
}

/** Work that waits for a person. `attention` holds the oldest few of `attention_count`. */
export interface NeedsPerson {
  attention_count: number;
  attention: AttentionBrief[];
  /** Refunds by hand that wait for a second person. */
  waiting_refunds: number;
  failed_mails: number;
  /** Differences with the payment provider that nobody has dealt with, but those of an order counted above. */
  differences: number;
}

/** GET /api/admin/dashboard. The figures may be some seconds old once there are very many orders. */
export interface Dashboard {
  /** ISO 8601: when the figures were counted. */
  counted_at: string;
  revenue: RevenueFigures;
  money: Record<OrderSource, MoneySums>;
  pending_orders: number;
  check_in: CheckInFigures;
  /** The five newest. */
  recent_orders: AdminOrder[];
  /** From the first day of sales to today without gaps, at most 92; empty before the first sale. */
  days: SalesDay[];
  tiers: TierSeats[];
  /** Most net revenue first. */
  leaderboard: LeaderboardRow[];
  needs_person: NeedsPerson;
}

/** POST /api/admin/settings/bundle-ticket */
export interface BundleSettingRequest {
  enabled: boolean;
}
