import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { PersonName, TierHeader } from '../sales/scalars.js';
import type { Count, EmailAddress, Id, OrderNumber, Rupiah, TicketCode, TierKey, Timestamp } from '../scalars.js';
import type { SeenRecord, VersionedRecord } from '../seen-record.js';

export const BUTTON_TEXTS = ['BUY TICKET', 'SOLD OUT', 'COMING SOON'] as const;
/** The text of a card's button. */
export type ButtonText = (typeof BUTTON_TEXTS)[number];

export const MAX_TICKET_TYPES = 5;
export const PRICE_STEP = 1_000;

/** A tier as a card of the ticket page. */
export interface TicketTypeCard {
  type: TierKey;
  header: TierHeader;
  /**
   * To be shown; `-` when there is no price yet.
   * @examples ["IDR 59,000"]
   */
  price: string;
  /** As `button_text`. */
  buttonText: ButtonText;
  /** As `is_disabled`. */
  isDisabled: boolean;
  /** As `type`. */
  className: TierKey;
  /**
   * As `background_color`.
   * @examples ["#7a3b69"]
   */
  backgroundColor: string;
  /** As `type`; there only when the tier is on sale, so that the card opens the checkout. */
  buttonAction?: TierKey;
  id: Id;
  /** 1 is the first card. */
  sort_order: Count;
  /** Null when there is no price yet. */
  price_amount: Rupiah | null;
  button_text: ButtonText;
  /** True unless the tier is on sale. */
  is_disabled: boolean;
  /** Whether the tier is on sale. */
  is_available: boolean;
  /** @examples ["#7a3b69"] */
  background_color: string;
  /** When its sale begins; null without a start. @examples ["2026-10-01T00:00:00.000Z"] */
  sales_start_at: Timestamp | null;
  /** When its sale ends; null without an end. @examples ["2026-11-01T00:00:00.000Z"] */
  sales_end_at: Timestamp | null;
}

/** A tier as the back office edits it. */
export interface TicketTypeRequest {
  /** 1 … 5, one of a kind. */
  sort_order: Count;
  /** The tier's key, one of a kind; it can't change once orders exist. */
  type: TierKey;
  header: TierHeader;
  /** In steps of 1000; null when there is no price yet. */
  price: Rupiah | null;
  button_text: ButtonText;
  is_disabled: boolean;
  is_available: boolean;
  /** @examples ["#7a3b69"] */
  background_color: string;
  /**
   * Seats that may be sold; null without a limit.
   * @examples [500]
   */
  quota: Count | null;
  /**
   * Null is without a start.
   * @examples ["2026-10-01T00:00:00.000Z"]
   */
  sales_start_at: Timestamp | null;
  /**
   * Null is without an end.
   * @examples ["2026-11-01T00:00:00.000Z"]
   */
  sales_end_at: Timestamp | null;
  /**
   * The tier whose end opens this one; null for none.
   * @examples [null]
   */
  starts_after: TierKey | null;
}

/** The version of the tier that a change is about. */
export interface SeenTicketType extends SeenRecord {
  /** Of a record that is sent back whole: over seats that moved since, its quota isn't written. */
  updated_at?: Timestamp | null;
}

/** A tier in the back office. */
export interface TicketType extends TicketTypeRequest, VersionedRecord {
  id: Id;
  /** Seats of open and of paid orders. */
  sold: Count;
  /** Those of them that open orders hold. */
  held: Count;
  /** When the tier before it ended; null when it waits, or waits for none. */
  opened_at: Timestamp | null;
  created_at: Timestamp;
  /** Whether a visitor could buy it right now. */
  on_sale: boolean;
  /** Why not. */
  not_on_sale: SaleObstacle[];
}

/** One thing that keeps a tier from being sold; `type` names the other tier, `at` the end or start of the window. */
export type SaleObstacle =
  | { reason: 'sold_out' | 'not_available' | 'disabled' | 'no_price' }
  | { reason: 'button_text'; text: ButtonText }
  | { reason: 'not_started' | 'ended'; at: Timestamp }
  | { reason: 'waits_for' | 'followed_by'; type: TierKey };

export const TICKET_STATUSES = ['valid', 'used', 'pending', 'expired', 'cancelled'] as const;
/** Pending until its order is paid; valid and used ones are paid. */
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A ticket in the back office. */
export interface AdminTicket {
  id: Id;
  ticket_code: TicketCode;
  status: TicketStatus;
  /** Null while nobody was let in with it. */
  checked_in_at: Timestamp | null;
  /**
   * Null when the scanner named no gate.
   * @examples ["North gate"]
   */
  checked_in_gate: string | null;
  order_id: Id;
  order_number: OrderNumber;
  order: TicketBuyer;
  buyer_name: PersonName;
  /** Whether the buyer belongs to the university. */
  category: BuyerCategory;
  ticket_type: TierKey;
}

/** The buyer of a ticket's order. */
export interface TicketBuyer {
  buyer_name: PersonName;
  buyer_email: EmailAddress;
}

/** The verdict on a scanned code; `error`: there is none. */
export type ScanResult = 'valid' | 'used' | 'invalid' | 'error';

/** A scanned ticket for staff. */
export interface ScannedTicketInfo {
  ticket_code: TicketCode;
  status: TicketStatus;
  buyer_name: PersonName;
  /** Whether the buyer belongs to the university. */
  category: BuyerCategory;
  ticket_type: TierKey;
  ticket_type_header: TierHeader;
  order_number: OrderNumber;
  /** Null while nobody was let in with it. */
  checked_in_at: Timestamp | null;
  /**
   * Null when the scanner named no gate.
   * @examples ["North gate"]
   */
  checked_in_gate: string | null;
}

/** The verdict on a scanned code: keys next to `success`. */
export interface ScanVerdict {
  type: ScanResult;
  /** Left out for an unknown code, and for whoever has no staff rights. */
  ticket?: ScannedTicketInfo;
}

/** As `ScanVerdict`, of a check that may fail with 200. */
export interface PublicScanVerdict extends ScanVerdict {
  /** False when the signature is missing or wrong: `type` is `error`. */
  success?: boolean;
}

/** A whole answer of the scanner's calls, a refusal too. */
export interface ScanAnswer extends ScanVerdict {
  success: boolean;
  /** @examples ["Ticket is valid"] */
  message: string;
}

/** A ticket's own page, for its holder. */
export interface TicketView {
  ticket_code: TicketCode;
  status: TicketStatus;
  checked_in_at: Timestamp | null;
  ticket_type_header: TierHeader;
  /** This is ticket `number` of `quantity` in its order. */
  number: Count;
  quantity: Count;
  festival: FestivalBrief;
}

/** The festival's facts on a ticket. */
export interface FestivalBrief {
  /** @examples ["Festival"] */
  name: string;
  /** When the concert begins. */
  date: Timestamp;
  /** @examples ["Gading Serpong, Tangerang, Banten, Indonesia"] */
  venue: string;
  /**
   * Null when the venue reads the same in Indonesian.
   * @examples [null]
   */
  venue_indonesian: string | null;
}
