import type { Language } from '../../language.js';
import type { OrderStatus, PaymentStatus } from '../../orders/order-status.js';
import type { VersionedRecord } from '../seen-record.js';

export const BUYER_CATEGORIES = ['internal', 'external'] as const;
export type BuyerCategory = (typeof BUYER_CATEGORIES)[number];

/** GET /api/orders/current-price: rupiah, the tier's key and its display name. */
export interface CurrentPrice {
  price: number;
  ticket_type: string;
  header: string;
}

/** GET /api/settings/bundle-ticket */
export interface BundleSetting {
  enabled: boolean;
}

/** POST /api/orders/check-existing */
export interface CheckExistingRequest {
  email: string;
  phone: string;
}

/**
 * POST /api/orders/send-link: mails the "finish your payment" link again, to the address that the open order was placed
 * with. Names the order, or the buyer's details as `check-existing` takes them.
 */
export type SendLinkRequest = { order_number: string } | CheckExistingRequest;

/** POST /api/orders. The header `Idempotency-Key` makes a repeat answer with the first one's order. */
export interface PlaceOrderRequest {
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  quantity: number;
  category: BuyerCategory;
  referral_code?: string | null;
  discount_code?: string | null;
  ticket_type: string;
  /** Language of the mails, `en` when left out. */
  language?: Language;
}

/** An order in the buyer's own calls. Money in rupiah, times ISO 8601 in UTC. */
export interface PlacedOrder {
  order_number: string;
  status: OrderStatus;
  ticket_type: string;
  ticket_quantity: number;
  amount: number;
  discount_amount: number;
  bundle_discount_amount: number;
  final_amount: number;
  expires_at: string;
}

export interface PlacedOrderData {
  order: PlacedOrder;
}

/** `data` of the 422 with an owner's open order. */
export interface OpenOrderData {
  open_order: { order_number: string; status: OrderStatus; expires_at: string };
}

/** POST /api/referral-codes/validate {code} */
export interface ReferralCodeData {
  referral_code: { code: string; panitia_name: string };
}

/** POST /api/discount-codes/validate {code, amount: rupiah}. The percentage is also at the top of data. */
export interface DiscountCodeData {
  discount_code: { code: string; discount_percentage: number };
  discount_percentage: number;
}

export const ORDER_SOURCES = ['web', 'google_form'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Why an order needs a person. */
export const ATTENTION_KINDS = [
  'amount_mismatch',
  'paid_without_seat',
  'paid_twice',
  'paid_after_delete',
  'provider_disagrees',
  'used_ticket_reversed',
  'chargeback_amount_unknown',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export interface AdminOrderTicket {
  id: number;
  ticket_code: string;
  status: string;
  checked_in_at: string | null;
  /** The refund that takes or took this ticket out. */
  refund_id: number | null;
}

/** An order in the back office. */
export interface AdminOrder {
  id: number;
  order_number: string;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  category: BuyerCategory;
  language: Language;
  ticket_type: string;
  ticket_quantity: number;
  /** Tickets of it that a refund has taken out. */
  refunded_quantity: number;
  amount: number;
  discount_amount: number;
  bundle_discount_amount: number;
  final_amount: number;
  /** Rupiah that went back of it, in part or in full. */
  refunded_amount: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  source: OrderSource;
  attention: AttentionKind | null;
  sync_locked: boolean;
  sync_locked_reason: string | null;
  transaction_id: string | null;
  paid_at: string | null;
  expires_at: string;
  created_at: string;
  /** Sent back with an action, so that a change made meanwhile by somebody else is noticed (`SeenOrder`). */
  updated_at: string;
  referral_code: { code: string; panitia_name: string } | null;
  discount_code: { code: string; discount_percentage: number } | null;
  /** Given for one order, not in lists. */
  tickets?: AdminOrderTicket[];
}

export interface ReferralCode extends VersionedRecord {
  id: number;
  code: string;
  panitia_name: string;
  is_active: boolean;
  uses: number;
  created_at: string;
}

export interface DiscountCode extends VersionedRecord {
  id: number;
  code: string;
  discount_percentage: number;
  description: string | null;
  is_active: boolean;
  max_uses: number | null;
  uses: number;
  min_amount: number | null;
  valid_from: string | null;
  valid_until: string | null;
  created_at: string;
}
