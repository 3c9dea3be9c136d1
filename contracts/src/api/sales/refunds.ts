import type { AttentionKind } from './orders.js';
import type { OrderStatus } from '../../orders/order-status.js';
import type { TicketStatus } from '../tickets/tickets.js';

/** By the provider's own call, or a transfer that people made and recorded. */
export type RefundWay = 'provider' | 'manual';

/**
 * - `sending`: the provider is being asked; `unknown`: it did not answer, so nobody knows whether it was done;
 * - `to_confirm`: a manual one that waits for a second person;
 * - `done`; `refused` by the provider; `withdrawn` by a person before it was confirmed.
 */
export const REFUND_STATUSES = ['sending', 'unknown', 'to_confirm', 'done', 'refused', 'withdrawn'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  id: number;
  way: RefundWay;
  status: RefundStatus;
  amount: number;
  /** Null where the money did not come through the provider. */
  transaction_id: string | null;
  refund_key: string;
  reason: string;
  /** Codes of the tickets that it takes out: dead from the request on, their seats come back when it is done. */
  tickets: string[];
  /** The account that the money went to; manual ones only. */
  account: string | null;
  proof: string | null;
  requested_by: string;
  requested_by_me: boolean;
  /** The reason why the current admin can't confirm a pending refund; null when they can. */
  confirm_blocked: string | null;
  confirmed_by: string | null;
  /** The provider's message. */
  answer: string | null;
  created_at: string;
  settled_at: string | null;
}

/** Money of an order that can go back. */
export interface RefundablePayment {
  /** Null for money that did not come through the provider. */
  transaction_id: string | null;
  payment_type: string | null;
  status: string;
  amount: number;
  /** Given back or on its way back. */
  refunded: number;
  left: number;
  /** By hand only where the provider can't do it, or has refused. */
  ways: RefundWay[];
  /** False where the method gives all or nothing. */
  partial: boolean;
  /** Why nothing can be given back at present. */
  blocked: string | null;
  /** Another payment than the one that paid the order. */
  is_extra: boolean;
}

/** A ticket of the order that a refund may take out. */
export interface RefundableTicket {
  code: string;
  number: number;
  status: TicketStatus;
  /** Rupiah: its share of the paid amount (`ticketShares`). */
  share: number;
  /** Why it can't be chosen; null when it can. */
  blocked: 'used' | 'refunded' | 'not_valid' | null;
}

/** GET /api/admin/orders/{order_number}/refunds */
export interface OrderRefundsData {
  order_number: string;
  status: OrderStatus;
  attention: AttentionKind | null;
  payments: RefundablePayment[];
  tickets: RefundableTicket[];
  refunds: Refund[];
}

/** The text that an admin types to confirm a refund. */
export const REFUND_CONFIRMATION = 'REFUND';

/** POST /api/admin/orders/{order_number}/refunds. Amounts in rupiah. */
export interface RefundRequest {
  /** Which payment; may be left out when the order has one. */
  transaction_id?: string | null;
  /** The payment's first way when absent. */
  way?: RefundWay;
  /** All that is left when absent. */
  amount?: number | null;
  /** Codes of the tickets to take out; none when only money goes back. */
  tickets?: string[];
  reason: string;
  confirm: string;
  /** The same again answers with the first one's refund. */
  request_id?: string | null;
  /** Of a manual refund: the receiving account, and the proof of the transfer. */
  account?: string | null;
  proof?: string | null;
}

/** GET /api/admin/waiting-refunds: by hand, written down, and not yet confirmed by a second person; oldest first. */
export interface WaitingRefund {
  id: number;
  order_id: number;
  order_number: string;
  buyer_name: string;
  amount: number;
  account: string | null;
  proof: string | null;
  reason: string;
  requested_by: string;
  created_at: string;
  /** Whether the current admin may confirm it. */
  may_confirm: boolean;
}

export const REFUND_WAYS: readonly RefundWay[] = ['provider', 'manual'];

/** POST …/refunds/{id}/confirm, by a second person. */
export interface ConfirmRefundRequest {
  confirm: string;
}
