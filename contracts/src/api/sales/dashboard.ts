import type { Count, Day, Id, OrderNumber, Percent, Rupiah, TierKey, Timestamp } from '../scalars.js';
import type { AdminOrder, AttentionKind, OrderSource } from './orders.js';
import type { CodeText, PersonName, TierHeader } from './scalars.js';

/** Days of sales that the dashboard shows at most. */
export const DASHBOARD_DAYS = 92;

/** Revenue, gross (`amount`, before discounts) and net (paid minus refunded and charged back). */
export interface RevenueFigures {
  /** Of orders that are paid, settlement or capture. */
  total: Rupiah;
  total_net: Rupiah;
  /** Of web orders that are settlement. */
  web_total: Rupiah;
  web_net: Rupiah;
  /** Of all orders of the Google Form. */
  google_form_total: Rupiah;
  google_form_net: Rupiah;
}

/** How the net of one source comes about, out of every order that was ever paid. */
export interface MoneySums {
  orders: Count;
  /** Sum of `amount`: before discounts. */
  gross: Rupiah;
  /** The part of `gross` whose orders are still paid in full: paid, settlement, capture. */
  gross_now_paid: Rupiah;
  discounts: Rupiah;
  refunded_in_full: Rupiah;
  refunded_in_part: Rupiah;
  charged_back: Rupiah;
  /** The part of both refunds that people transferred by hand. */
  sent_by_hand: Rupiah;
  /** `gross` less discounts, refunds and chargebacks. */
  net: Rupiah;
}

/** How many of all tickets are used. */
export interface CheckInFigures {
  used: Count;
  tickets: Count;
  /** 0 when there are no tickets. */
  rate: Percent;
}

/** The payments of one day, by the time of payment. */
export interface SalesDay {
  day: Day;
  orders: Count;
  tickets: Count;
  /** Less refunds. */
  net: Rupiah;
  /**
   * Tickets by the tier's `type`; a tier without any is not in it.
   * @examples [{"pre-sales-2": 2}]
   */
  tiers: Record<TierKey, Count>;
}

/** The seats of a tier. */
export interface TierSeats {
  type: TierKey;
  header: TierHeader;
  /** @examples ["#7a3b69"] */
  background_color: string;
  /** Paid. */
  sold: Count;
  /** Waiting for their payment. */
  held: Count;
  /** Null without a limit. */
  quota: Count | null;
  /** Null without a limit. */
  left: Count | null;
}

/** A committee member's sales: paid orders only. */
export interface LeaderboardRow {
  code: CodeText;
  panitia_name: PersonName;
  orders: Count;
  tickets: Count;
  /** Less refunds. */
  net: Rupiah;
}

/** An order that needs a person, in brief. */
export interface AttentionBrief {
  id: Id;
  order_number: OrderNumber;
  buyer_name: PersonName;
  attention: AttentionKind;
}

/** Work that waits for a person. */
export interface NeedsPerson {
  attention_count: Count;
  /** The oldest few of `attention_count`. */
  attention: AttentionBrief[];
  /** Refunds by hand that wait for a second person. */
  waiting_refunds: Count;
  failed_mails: Count;
  /** Differences with the payment provider that nobody has dealt with, but those of an order counted above. */
  differences: Count;
  /** What *Personal Data* wants a super admin to look at; null: nothing. */
  personal_data: PersonalDataNotice | null;
}

/**
 * `date_changed`: a past event has got a later date, and somebody must say whether it was put off. `announced`: the next
 * days remove data for the first time. `failed`: the last night could not remove all that it should.
 */
export type PersonalDataNotice = 'date_changed' | 'announced' | 'failed';

/** The first screen of the back office. */
export interface Dashboard {
  /** When the figures were counted. */
  counted_at: Timestamp;
  revenue: RevenueFigures;
  /** By the source of the orders. */
  money: Record<OrderSource, MoneySums>;
  /** Orders that wait for their payment. */
  pending_orders: Count;
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

/** Turns the bundle discount on or off. */
export interface BundleSettingRequest {
  enabled: boolean;
}
