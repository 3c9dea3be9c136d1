import type { BuyerCategory } from '../sales/orders.js';
import type { VersionedRecord } from '../seen-record.js';

export const BUTTON_TEXTS = ['BUY TICKET', 'SOLD OUT', 'COMING SOON'] as const;
export type ButtonText = (typeof BUTTON_TEXTS)[number];

export const MAX_TICKET_TYPES = 5;
export const PRICE_STEP = 1_000;

/**
 * GET /api/ticket-types: the fields that a card shows, and those that a screen decides by.
 * `price` is display text, `price_amount` rupiah. `buttonAction` is there when the card opens the checkout.
 */
export interface TicketTypeCard {
  type: string;
  header: string;
  price: string;
  buttonText: ButtonText;
  isDisabled: boolean;
  className: string;
  backgroundColor: string;
  buttonAction?: string;
  id: number;
  sort_order: number;
  price_amount: number | null;
  button_text: ButtonText;
  is_disabled: boolean;
  is_available: boolean;
  background_color: string;
}

/** A tier as the back office edits it. Times ISO 8601 in UTC; `quota` null = unlimited; `starts_after` a type. */
export interface TicketTypeRequest {
  sort_order: number;
  type: string;
  header: string;
  price: number | null;
  button_text: ButtonText;
  is_disabled: boolean;
  is_available: boolean;
  background_color: string;
  quota: number | null;
  sales_start_at: string | null;
  sales_end_at: string | null;
  starts_after: string | null;
}

export interface TicketType extends TicketTypeRequest, VersionedRecord {
  id: number;
  /** Seats of open and of paid orders. */
  sold: number;
  /** Those of them that open orders hold. */
  held: number;
  opened_at: string | null;
  created_at: string;
  /** Whether a visitor could buy it right now. */
  on_sale: boolean;
  /** Why not. */
  not_on_sale: SaleObstacle[];
}

/** One thing that keeps a tier from being sold; `type` names the other tier, `at` the end or start of the window. */
export type SaleObstacle =
  | { reason: 'sold_out' | 'not_available' | 'disabled' | 'no_price' }
  | { reason: 'button_text'; text: ButtonText }
  | { reason: 'not_started' | 'ended'; at: string }
  | { reason: 'waits_for' | 'followed_by'; type: string };

export const TICKET_STATUSES = ['valid', 'used', 'pending', 'expired', 'cancelled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A ticket in the back office. */
export interface AdminTicket {
  id: number;
  ticket_code: string;
  status: TicketStatus;
  checked_in_at: string | null;
  checked_in_gate: string | null;
  order_id: number;
  order_number: string;
  order: { buyer_name: string; buyer_email: string };
  buyer_name: string;
  category: BuyerCategory;
  ticket_type: string;
}

export type ScanResult = 'valid' | 'used' | 'invalid' | 'error';

/** A scanned ticket for staff. */
export interface ScannedTicketInfo {
  ticket_code: string;
  status: TicketStatus;
  buyer_name: string;
  category: BuyerCategory;
  ticket_type: string;
  ticket_type_header: string;
  order_number: string;
  checked_in_at: string | null;
  checked_in_gate: string | null;
}

/**
 * Answer of the scanner's calls: `type` and `ticket` are next to `success`. The public validation call gives no
 * `ticket`. A lost check-in answers 409 with `type: "used"` and the ticket as it was first used.
 */
export interface ScanAnswer {
  success: boolean;
  type: ScanResult;
  message: string;
  ticket?: ScannedTicketInfo;
}

/** GET /api/tickets/{code}/view?verify=: the ticket's own page, for its holder. */
export interface TicketView {
  ticket_code: string;
  status: TicketStatus;
  checked_in_at: string | null;
  ticket_type_header: string;
  /** This is ticket `number` of `quantity` in its order. */
  number: number;
  quantity: number;
  festival: { name: string; date: string; venue: string; venue_indonesian: string | null };
}
