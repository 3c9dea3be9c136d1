import type { AttentionKind } from './orders.js';
import type { OrderStatus } from '../../orders/order-status.js';
import type { Count, EmailAddress, Id, OrderNumber, Rupiah, Timestamp } from '../scalars.js';
import type { PaymentState, PaymentType, PersonName, TransactionId } from './scalars.js';

export const RUN_STATUSES = ['running', 'finished', 'incomplete'] as const;
/**
 * - `running`: under way, perhaps waiting for the provider (`waiting_for`);
 * - `finished`: every order was compared;
 * - `incomplete`: ended by time or tries with orders that could not be compared (`unchecked`).
 */
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One comparison of our orders with the payment provider's transactions. */
export interface ReconciliationRun {
  id: Id;
  status: RunStatus;
  trigger: 'nightly' | 'manual';
  /** The admin who started it; null for the nightly run. */
  started_by: EmailAddress | null;
  started_at: Timestamp;
  /** Null while it runs. */
  finished_at: Timestamp | null;
  /** Orders created or changed since then are compared. */
  since: Timestamp;
  /** Orders to compare. */
  total: Count;
  /** Orders compared so far. */
  checked: Count;
  /** Orders that could not be compared yet, or at all. */
  unchecked: Count;
  /** Differences that were mended automatically. */
  mended: Count;
  /** Differences that this run found and that wait for a person. */
  waiting: Count;
  /** Why a running one makes no progress just now. */
  waiting_for: 'provider' | null;
}

/** An order that could not be compared. */
export interface UncheckedOrder {
  order_number: OrderNumber;
  /** @examples ["The payment provider did not answer."] */
  reason: string;
}

/** A comparison with the orders that it could not compare. */
export interface ReconciliationRunDetails extends ReconciliationRun {
  /** The first hundred. */
  unchecked_orders: UncheckedOrder[];
}

export const DIFFERENCE_KINDS = [
  'paid_there',
  'ended_there',
  'refunded_there',
  'amount_differs',
  'unpaid_there',
  'refunded_here_only',
  'second_payment',
  'payable_there',
  'unknown_payment',
] as const;
/** How the payment provider (there) and our order (here) differ. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_STATES = ['mended', 'waits', 'resolved'] as const;
/** Mended automatically, waiting for a person, or dealt with. */
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** One side of a difference; null where that side has nothing. */
export interface DifferenceSide {
  status: PaymentState | null;
  amount: Rupiah | null;
  transaction_id: TransactionId | null;
  /** Null when refunds were not compared. */
  refunded: Rupiah | null;
}

/** A difference between our order and the payment provider's transactions. */
export interface ReconciliationDifference {
  id: Id;
  /** Null for differences from an imported file. */
  run_id: Id | null;
  kind: DifferenceKind;
  state: DifferenceState;
  /** Null where we have no such order. */
  order_id: Id | null;
  /**
   * Our order's number, or the provider's `order_id` where we have none.
   * @examples ["FEST-7F3KM9QX2W"]
   */
  order_number: string;
  /** Null where the provider has no transaction. */
  payment_type: PaymentType | null;
  ours: DifferenceSide;
  theirs: DifferenceSide;
  /** The status that the order got by mending. */
  became: OrderStatus | null;
  /** The reason for attention that remains after the repair. */
  attention: AttentionKind | null;
  found_at: Timestamp;
  /** The admin who resolved it; null when a later run no longer found it. */
  resolved_by: EmailAddress | null;
  /** @examples ["Refunded by transfer on 4 October"] */
  resolved_reason: string | null;
  resolved_at: Timestamp | null;
}

/** Says why something that needed a person is dealt with. */
export interface ResolveRequest {
  /** @examples ["Refunded by transfer on 4 October"] */
  reason: string;
}

/** A transaction of the payment provider for an order. */
export interface AttentionPayment {
  /**
   * The order's number, and `-2` at its second attempt.
   * @examples ["FEST-7F3KM9QX2W-2"]
   */
  provider_order_id: string;
  transaction_id: TransactionId;
  payment_type: PaymentType;
  status: PaymentState;
  amount: Rupiah;
}

/** The statuses of both sides. */
export interface Disagreement {
  /** @examples ["paid"] */
  ours: PaymentState;
  theirs: PaymentState;
}

/** An order that needs a person, with the facts of both sides. */
export interface AttentionOrder {
  id: Id;
  order_number: OrderNumber;
  buyer_name: PersonName;
  buyer_email: EmailAddress;
  status: OrderStatus;
  attention: AttentionKind;
  /** When it was raised; null when the history does not say. */
  raised_at: Timestamp | null;
  /** Whether an admin has deleted the order. */
  deleted: boolean;
  final_amount: Rupiah;
  /** The transaction that paid; null without one. */
  transaction_id: TransactionId | null;
  /** All its transactions, the oldest first. */
  payments: AttentionPayment[];
  /** Amounts that the provider named and that are not the order's. */
  other_amounts: Rupiah[];
  /** Whether any money is known to have come in, so that it can go back. */
  refundable: boolean;
  /** Null when the two sides' statuses are not the reason. */
  disagreed: Disagreement | null;
  /** Its open differences: they are resolved with it. */
  differences: ReconciliationDifference[];
}

/** The payment provider's record of a payment in an imported file. */
export interface TheirPayment {
  status: PaymentState;
  amount: Rupiah;
}

/** Our own record of a payment in an imported file. */
export interface OurPayment {
  status: PaymentState;
  amount: Rupiah;
  order_number: OrderNumber;
}

/** One line of the provider's CSV and our own record of it. */
export interface ImportedPayment {
  /** As a spreadsheet numbers it: the header is line 1. */
  line: Count;
  result: 'equal' | 'different' | 'unknown';
  /**
   * The provider's, as the file has it.
   * @examples ["FEST-7F3KM9QX2W-2"]
   */
  order_id: string;
  transaction_id: TransactionId | null;
  payment_type: PaymentType | null;
  theirs: TheirPayment;
  /** Null where we have no such payment. */
  ours: OurPayment | null;
}

/** The comparison of the provider's exported file with our payments. */
export interface PaymentsImport {
  rows: Count;
  equal: Count;
  different: Count;
  unknown: Count;
  /** New payments with an unknown order or transaction, stored as differences. */
  stored: Count;
  /** All that are not equal, at most a thousand. */
  payments: ImportedPayment[];
}

/** Size limit of an imported file. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

/** This festival was restored from a backup, and a person has to look for what came after it. */
export interface RestoreNotice {
  /** The moment that the backup shows. */
  taken_at: Timestamp;
  restored_at: Timestamp;
  /** Mails that waited in the backup and have not been sent since: failed ones, until somebody retries them. */
  held_mails: Count;
}

/** Null when there is nothing to tell. */
export interface RestoreNoticeData {
  notice: RestoreNotice | null;
}
