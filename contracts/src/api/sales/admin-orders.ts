import { ORDER_STATUSES, type OrderStatus } from '../../orders/order-status.js';
import type { Language } from '../../language.js';
import type { Count, EmailAddress, OrderNumber, PhoneNumber, Rupiah, TierKey, Timestamp } from '../scalars.js';
import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { AdminOrder } from './orders.js';
import type { CodeText, PersonName } from './scalars.js';

/** Marks orders that came from the form used before web sales: Google Form orders. */
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

/** The version of the order that an action is about. */
export interface SeenOrder {
  /** The order's `updated_at` that was seen; 409 when the order has changed since. Left out: not compared. */
  updated_at?: Timestamp;
}

/** Locks an order against the payment provider's statuses. */
export interface LockSyncRequest extends SeenOrder {
  /** @examples ["LOCK"] */
  confirm: string;
  /** @examples ["Paid in cash at the booth"] */
  reason?: string | null;
}

/** Lets the payment provider's statuses change an order again. */
export interface UnlockSyncRequest extends SeenOrder {
  /** @examples ["UNLOCK"] */
  confirm: string;
}

/** A status that an admin sets. */
export interface AdminStatusRequest extends SeenOrder {
  status: OrderStatus;
  /** @examples ["I_UNDERSTAND"] */
  confirm1: string;
  /** @examples ["LOCK_AND_UPDATE"] */
  confirm2: string;
  /** @examples ["Paid in cash at the booth"] */
  reason?: string | null;
}

/** The address that an order's mails go to. */
export interface ChangeEmailRequest extends SeenOrder {
  buyer_email: EmailAddress;
}

/** The address that an order's mails go to from now on, and that what was not received is sent to. */
export interface SendToRequest extends SeenOrder {
  /**
   * @format email
   * @examples ["sari.wulandari@example.com"]
   */
  buyer_email: string;
}

/**
 * What was sent to the address: mails that had failed or waited, the tickets again, the link to finish the payment, or
 * nothing: the order has ended.
 */
export interface SentToData {
  sent: 'mails' | 'tickets' | 'payment_link' | 'nothing';
  /** @examples [1] */
  mails: Count;
}

/** Name and phone of an order's buyer. */
export interface ChangeBuyerRequest extends SeenOrder {
  buyer_name: PersonName;
  buyer_phone: PhoneNumber;
}

/** The confirmation of a deletion. */
export interface DeleteOrderRequest extends SeenOrder {
  /** @examples ["I_UNDERSTAND_DELETE"] */
  confirm1: string;
  /** The order's number. */
  confirm2: OrderNumber;
}

/** A paid order that an admin enters. */
export interface ManualOrderRequest {
  buyer_name: PersonName;
  buyer_email: EmailAddress;
  buyer_phone: PhoneNumber;
  /** Whether the buyer belongs to the university. */
  category: BuyerCategory;
  /** A quantity under 1 becomes 1. */
  ticket_quantity: Count;
  /** Paid for all tickets. */
  final_amount: Rupiah;
  referral_code?: CodeText | null;
  /** The tier that is on sale when left out. */
  ticket_type?: TierKey | null;
  /** Takes seats past the tier's quota. */
  over_quota?: boolean;
  /** Whether the buyer is mailed their tickets; true when left out. */
  send_email?: boolean;
  /** Of the buyer's mails, `en` when left out. */
  language?: Language;
}

/** The order as it now is. */
export interface AdminOrderData {
  order: AdminOrder;
}

/** The outcome of a repair of an order's tickets. */
export interface RepairTicketsData {
  /** Tickets made, changed or taken away; 0 when all was right. */
  updated_count: Count;
}

/** Count and sums of the orders that a filter lists. */
export interface OrderTotals {
  orders: Count;
  /** Sum of `amount` of web orders that are settlement. */
  web_total: Rupiah;
  /** Paid minus refunded. */
  web_net: Rupiah;
  /** Sum of `amount` of all orders of the Google Form. */
  google_form_total: Rupiah;
  /** Paid minus refunded. */
  google_form_net: Rupiah;
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
/** What an entry of the history is about. */
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened to an order, in words. */
export interface TimelineEntry {
  at: Timestamp;
  kind: TimelineKind;
  /** @examples ["Order placed on the website: 2 × Pre Sales 2 for Rp 118.000"] */
  text: string;
  /** The staff member's e-mail address; null for the buyer, the provider or the program. */
  by: EmailAddress | null;
}

/** The history of one order. */
export interface OrderTimeline {
  /** The oldest first. */
  entries: TimelineEntry[];
}
