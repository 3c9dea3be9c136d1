import { ORDER_STATUSES, type OrderStatus } from '../../orders/order-status.js';
import type { Language } from '../../language.js';
import type { AdminOrder, BuyerCategory } from './orders.js';

/** Marks orders that came from the form used before web sales: Google Form orders (back-office, section 3). */
export const MANUAL_IMPORT_REASON = 'Manual import (pre-web sale)';
export const MANUAL_ORDER_REASON = 'Manual order';

export const REASON_MAX_LENGTH = 1000;
export const MANUAL_ORDER_MAX_QUANTITY = 100;
/** Rupiah; fits into a 32-bit column. */
export const MAX_AMOUNT = 2_000_000_000;

/** The texts that an admin types to confirm. */
export const ORDER_CONFIRMATIONS = {
  lock: 'LOCK',
  unlock: 'UNLOCK',
  status: 'I_UNDERSTAND',
  statusLock: 'LOCK_AND_UPDATE',
  delete: 'I_UNDERSTAND_DELETE',
  create: 'CREATE',
  overQuota: 'OVER_QUOTA',
} as const;

/** Said when an action succeeded. */
export const ORDER_SUCCESS_TEXTS = {
  lock: 'Sync locked.',
  unlock: 'Sync unlocked.',
  status: 'Status updated and sync locked.',
  delete: 'Order deleted.',
  create: 'Manual order created as paid (sync locked).',
  email: 'Email updated.',
  buyer: 'Name and phone updated.',
  cancel: 'Order cancelled.',
  resend: 'Receipt sent successfully.',
  repair: (count: number) => `Synced ${count} ticket(s).`,
} as const;

/** Refusals that both sides say in the same words. */
export const ORDER_REFUSAL_TEXTS = {
  fillAll: 'Please fill all required fields.',
  acknowledge: 'Please acknowledge and type CREATE to proceed.',
  notLocked: 'This order is not sync-locked. You can only delete orders that are locked.',
  soldOut: 'Tickets for this category are sold out.',
  changed: 'This order was changed in the meantime. Please reload it and try again.',
  invalidStatus: `Invalid status. Allowed: ${ORDER_STATUSES.join(', ')}`,
  orderNumberMismatch: 'The order number does not match.',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  reasonTooLong: `The reason can be at most ${REASON_MAX_LENGTH} characters long.`,
  quantityRange: `Ticket quantity must be between 1 and ${MANUAL_ORDER_MAX_QUANTITY}`,
  amountRange: 'Final amount must be a whole number of rupiah, 0 or more',
} as const;

/** `LOCK` → `Type LOCK to confirm.` */
export function typeToConfirm(word: string): string {
  return `Type ${word} to confirm.`;
}

/**
 * The loaded version, the order's `updated_at`: the action is 409 and changes nothing when the order was changed since.
 */
export interface SeenOrder {
  updated_at?: string;
}

/** POST /api/orders/{order_number}/lock-sync */
export interface LockSyncRequest extends SeenOrder {
  confirm: string;
  reason?: string | null;
}

/** POST /api/orders/{order_number}/unlock-sync */
export interface UnlockSyncRequest extends SeenOrder {
  confirm: string;
}

/** PUT /api/orders/{order_number}/admin-status */
export interface AdminStatusRequest extends SeenOrder {
  status: OrderStatus;
  confirm1: string;
  confirm2: string;
  reason?: string | null;
}

/** PUT /api/orders/{id}/email */
export interface ChangeEmailRequest extends SeenOrder {
  buyer_email: string;
}

/** PUT /api/orders/{id}/buyer: both, as they should be. */
export interface ChangeBuyerRequest extends SeenOrder {
  buyer_name: string;
  buyer_phone: string;
}

/** DELETE /api/orders/{order_number} and POST /api/orders/{order_number}/delete; `confirm2` is the order number. */
export interface DeleteOrderRequest extends SeenOrder {
  confirm1: string;
  confirm2: string;
}

/**
 * POST /api/admin/orders/manual. `final_amount` is rupiah; a quantity under 1 becomes 1. The header `Idempotency-Key`
 * makes a repeat answer with the first one's order.
 */
export interface ManualOrderRequest {
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  category: BuyerCategory;
  ticket_quantity: number;
  final_amount: number;
  referral_code?: string | null;
  /** A tier's `type`; the current one when left out. */
  ticket_type?: string | null;
  /** Takes seats past the tier's quota. */
  over_quota?: boolean;
  /** Whether the buyer is mailed their tickets; true when left out. */
  send_email?: boolean;
  language?: Language;
}

/** `data` of the actions that answer with the order as it now is. */
export interface AdminOrderData {
  order: AdminOrder;
}

/** POST /api/orders/{id}/repair-tickets */
export interface RepairTicketsData {
  updated_count: number;
}

/**
 * GET /api/admin/orders/totals, for the orders that the same filter lists. Rupiah. `web_total` and
 * `google_form_total` sum `amount`; the net ones are paid minus refunded.
 */
export interface OrderTotals {
  orders: number;
  web_total: number;
  web_net: number;
  google_form_total: number;
  google_form_net: number;
}

export const TIMELINE_KINDS = [
  'placed',
  'payment',
  'status',
  'attention',
  'seats',
  'mail',
  'scan',
  'admin',
  'refund',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened to an order, in words. `at` is ISO 8601 in UTC. */
export interface TimelineEntry {
  at: string;
  kind: TimelineKind;
  text: string;
  /** The staff member's e-mail address; null for the buyer, the provider or the program. */
  by: string | null;
}

/** GET /api/admin/orders/{number}/timeline: the oldest first. */
export interface OrderTimeline {
  entries: TimelineEntry[];
}
