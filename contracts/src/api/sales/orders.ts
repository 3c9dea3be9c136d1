import type { Language } from '../../language.js';
import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { OrderStatus, PaymentStatus } from '../../orders/order-status.js';
import type {
  Count,
  EmailAddress,
  Id,
  OrderNumber,
  Percent,
  PhoneNumber,
  Rupiah,
  TicketCode,
  TierKey,
  Timestamp,
} from '../scalars.js';
import type { TicketStatus } from '../tickets/tickets.js';
import type { CodeText, PersonName, TierHeader, TransactionId } from './scalars.js';

/** The tier that is sold now. */
export interface CurrentPrice {
  /**
   * Of one ticket.
   * @examples [59000]
   */
  price: Rupiah;
  ticket_type: TierKey;
  header: TierHeader;
}

/** How long a tier that is on sale lasts when its sales go on as they do. */
export interface SellOutEstimate {
  type: TierKey;
  /**
   * Rounded: to ten minutes below two hours, to hours below two days, else to days.
   * @examples [180]
   */
  minutes: Count;
}

/** The bundle discount: fixed rupiah off orders of 2 to 5 tickets. */
export interface BundleSetting {
  enabled: boolean;
}

/** A buyer's details, which may be in one open order at a time. */
export interface CheckExistingRequest {
  email: EmailAddress;
  phone: PhoneNumber;
}

/** Names an open order by its number, or else by the buyer's e-mail address and phone number. */
export interface SendLinkRequest {
  order_number?: OrderNumber;
  /** Needed without `order_number`. */
  email?: EmailAddress;
  /** Needed without `order_number`. */
  phone?: PhoneNumber;
}

/** An order as a buyer places it. */
export interface PlaceOrderRequest {
  buyer_name: PersonName;
  buyer_email: EmailAddress;
  buyer_phone: PhoneNumber;
  /** Number of tickets. */
  quantity: Count;
  /** Whether the buyer belongs to the university. */
  category: BuyerCategory;
  referral_code?: CodeText | null;
  /** @examples ["UNITY10"] */
  discount_code?: CodeText | null;
  ticket_type: TierKey;
  /** Language of the mails, `en` when left out. */
  language?: Language;
}

/** An order as it was placed. */
export interface PlacedOrder {
  order_number: OrderNumber;
  status: OrderStatus;
  ticket_type: TierKey;
  ticket_quantity: Count;
  /** Before discounts. */
  amount: Rupiah;
  /**
   * By the discount code.
   * @examples [11800]
   */
  discount_amount: Rupiah;
  /** @examples [4000] */
  bundle_discount_amount: Rupiah;
  /**
   * To be paid.
   * @examples [102200]
   */
  final_amount: Rupiah;
  /** Until when it can be paid and holds its seats. */
  expires_at: Timestamp;
}

/** The order that was placed. */
export interface PlacedOrderData {
  order: PlacedOrder;
}

/** The buyer's own open order, told with a refusal. */
export interface OpenOrderData {
  open_order: OpenOrder;
}

/** An order that may still be paid. */
export interface OpenOrder {
  order_number: OrderNumber;
  status: OrderStatus;
  expires_at: Timestamp;
}

/** A referral code and the committee member whose sales it counts. */
export interface UsedReferralCode {
  code: CodeText;
  panitia_name: PersonName;
}

/** A discount code and its worth. */
export interface UsedDiscountCode {
  /** @examples ["UNITY10"] */
  code: CodeText;
  discount_percentage: Percent;
}

/** A referral code that may be used. */
export interface ReferralCodeData {
  referral_code: UsedReferralCode;
}

/** A discount code that may be used. */
export interface DiscountCodeData {
  discount_code: UsedDiscountCode;
  /** The code's own, once more. */
  discount_percentage: Percent;
}

export const ORDER_SOURCES = ['web', 'google_form'] as const;
/** The website, or the form used before web sales. */
export type OrderSource = (typeof ORDER_SOURCES)[number];

export const ATTENTION_KINDS = [
  'amount_mismatch',
  'paid_without_seat',
  'paid_twice',
  'paid_after_delete',
  'provider_disagrees',
  'used_ticket_reversed',
  'chargeback_amount_unknown',
] as const;
/** Why an order needs a person. */
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** A ticket of an order in the back office. */
export interface AdminOrderTicket {
  id: Id;
  ticket_code: TicketCode;
  status: TicketStatus;
  /** Null while nobody was let in with it. */
  checked_in_at: Timestamp | null;
  /** The refund that takes or took this ticket out. */
  refund_id: Id | null;
}

/** An order in the back office. */
export interface AdminOrder {
  id: Id;
  order_number: OrderNumber;
  buyer_name: PersonName;
  buyer_email: EmailAddress;
  buyer_phone: PhoneNumber;
  /** Whether the buyer belongs to the university. */
  category: BuyerCategory;
  /** Of the buyer's mails. */
  language: Language;
  ticket_type: TierKey;
  ticket_quantity: Count;
  /**
   * Tickets of it that a refund has taken out.
   * @examples [0]
   */
  refunded_quantity: Count;
  /** Before discounts. */
  amount: Rupiah;
  /**
   * By the discount code.
   * @examples [11800]
   */
  discount_amount: Rupiah;
  /** @examples [4000] */
  bundle_discount_amount: Rupiah;
  /**
   * Paid, or to be paid.
   * @examples [102200]
   */
  final_amount: Rupiah;
  /**
   * Went back of it, in part or in full.
   * @examples [0]
   */
  refunded_amount: Rupiah;
  status: OrderStatus;
  /** Follows from `status`. */
  payment_status: PaymentStatus;
  source: OrderSource;
  /** Why it needs a person; null when it doesn't. */
  attention: AttentionKind | null;
  /** Whether the payment provider's statuses are left aside. */
  sync_locked: boolean;
  /** @examples ["Paid in cash at the booth"] */
  sync_locked_reason: string | null;
  /** The transaction that paid; null without one. */
  transaction_id: TransactionId | null;
  paid_at: Timestamp | null;
  /** Until when it can be paid. */
  expires_at: Timestamp;
  created_at: Timestamp;
  /** Sent back with an action, so that a change made meanwhile by somebody else is noticed (`SeenOrder`). */
  updated_at: Timestamp;
  referral_code: UsedReferralCode | null;
  discount_code: UsedDiscountCode | null;
  /** Given for one order, not in lists. */
  tickets?: AdminOrderTicket[];
}
