import type { AttentionKind } from './orders.js';
import type { OrderStatus } from '../../orders/order-status.js';

/**
 * - `running`: under way, perhaps waiting for the provider (`waiting_for`);
 * - `finished`: every order was compared;
 * - `incomplete`: ended by time or tries with orders that could not be compared (`unchecked`).
 */
export const RUN_STATUSES = ['running', 'finished', 'incomplete'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One comparison of our orders with the payment provider's transactions. */
export interface ReconciliationRun {
  id: number;
  status: RunStatus;
  trigger: 'nightly' | 'manual';
  /** E-mail of the admin who started it; null for the nightly run. */
  started_by: string | null;
  started_at: string;
  finished_at: string | null;
  /** Orders created or changed since then are compared. */
  since: string;
  /** Orders to compare, and those compared so far. */
  total: number;
  checked: number;
  /** Orders that could not be compared yet, or at all. */
  unchecked: number;
  mended: number;
  /** Differences that this run found and that wait for a person. */
  waiting: number;
  /** Why a running one makes no progress just now. */
  waiting_for: 'provider' | null;
}

/** GET /api/admin/reconciliation-runs/{id} */
export interface ReconciliationRunDetails extends ReconciliationRun {
  /** The first hundred that could not be compared, and why. */
  unchecked_orders: Array<{ order_number: string; reason: string }>;
}

/** The kinds of differences between the two sides. */
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
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_STATES = ['mended', 'waits', 'resolved'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** One side of a difference; amounts in rupiah, null where that side has nothing. */
export interface DifferenceSide {
  status: string | null;
  amount: number | null;
  transaction_id: string | null;
  /** The refunded rupiah; null when refunds were not compared. */
  refunded: number | null;
}

export interface ReconciliationDifference {
  id: number;
  /** Null for differences from an imported file. */
  run_id: number | null;
  kind: DifferenceKind;
  state: DifferenceState;
  /** Null where we have no such order. */
  order_id: number | null;
  /** Our order's number, or the provider's `order_id` where we have none. */
  order_number: string;
  payment_type: string | null;
  ours: DifferenceSide;
  theirs: DifferenceSide;
  /** The status that the order got by mending. */
  became: OrderStatus | null;
  /** The reason for attention that remains after the repair. */
  attention: AttentionKind | null;
  found_at: string;
  /** E-mail of the admin who resolved it; null when a later run no longer found it. */
  resolved_by: string | null;
  resolved_reason: string | null;
  resolved_at: string | null;
}

/** POST …/resolve: differences and attention are marked as dealt with. */
export interface ResolveRequest {
  reason: string;
}

/**
 * GET /api/admin/attention-orders: an order that needs a person, with the facts of both sides. The order's open
 * differences belong to the case: they are listed here and resolved with it.
 */
export interface AttentionOrder {
  id: number;
  order_number: string;
  buyer_name: string;
  buyer_email: string;
  status: OrderStatus;
  attention: AttentionKind;
  /** When it was raised; null when the history does not say. */
  raised_at: string | null;
  deleted: boolean;
  final_amount: number;
  transaction_id: string | null;
  payments: Array<{
    provider_order_id: string;
    transaction_id: string;
    payment_type: string;
    status: string;
    amount: number;
  }>;
  /** Amounts that the provider named and that are not the order's. */
  other_amounts: number[];
  /** Whether any money is known to have come in, so that it can go back. */
  refundable: boolean;
  /** The two sides' statuses when they disagreed; null for other reasons. */
  disagreed: { ours: string; theirs: string } | null;
  differences: ReconciliationDifference[];
}

/** One line of the provider's CSV and our own record of it. */
export interface ImportedPayment {
  line: number;
  result: 'equal' | 'different' | 'unknown';
  order_id: string;
  transaction_id: string | null;
  payment_type: string | null;
  theirs: { status: string; amount: number };
  ours: { status: string; amount: number; order_number: string } | null;
}

/** POST /api/admin/reconciliation-imports: a CSV file of the provider's dashboard. */
export interface PaymentsImport {
  rows: number;
  equal: number;
  different: number;
  unknown: number;
  /** New payments with an unknown order or transaction, stored as differences. */
  stored: number;
  /** All that are not equal, at most a thousand. */
  payments: ImportedPayment[];
}

/** Size limit of an imported file. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
