import type { Count, EmailAddress, Id, OrderNumber, Rupiah, TicketCode, Timestamp } from '../scalars.js';
import type { KeyProof } from '../people/keys.js';
import type { AttentionKind } from './orders.js';
import type { PaymentState, PaymentType, PersonName, TransactionId } from './scalars.js';
import type { OrderStatus } from '../../orders/order-status.js';
import type { TicketStatus } from '../tickets/tickets.js';

/** By the provider's own call, or a transfer that people made and recorded. */
export type RefundWay = 'provider' | 'manual';

export const REFUND_STATUSES = [
  'sending',
  'unknown',
  'to_confirm',
  'done',
  'refused',
  'withdrawn',
  'declined',
] as const;
/**
 * - `sending`: the provider is being asked; `unknown`: it did not answer, so nobody knows whether it was done;
 * - `to_confirm`: it waits for a second person: a manual one, or one through the provider above the set amount, of which
 *   the provider knows nothing yet;
 * - `done`; `refused` by the provider; before it was confirmed `withdrawn`, or `declined` by another person.
 */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Money of an order that goes back to the buyer. */
export interface Refund {
  id: Id;
  way: RefundWay;
  status: RefundStatus;
  amount: Rupiah;
  /** Null where the money did not come through the provider. */
  transaction_id: TransactionId | null;
  /**
   * Names it at the provider, which does it once for each key.
   * @examples ["FEST-7F3KM9QX2W-R1f4a9c02be77"]
   */
  refund_key: string;
  /** @examples ["The buyer fell ill"] */
  reason: string;
  /** Those that it takes out: dead from the request on, their seats come back when it is done. */
  tickets: TicketCode[];
  /**
   * The account that the money went to; manual ones only.
   * @examples ["BCA 1234567890, Sari Wulandari"]
   */
  account: string | null;
  /**
   * The reference of the transfer; manual ones only.
   * @examples ["Transfer 2026100300017"]
   */
  proof: string | null;
  requested_by: EmailAddress;
  requested_by_me: boolean;
  /**
   * The reason why the current admin can't confirm a pending refund; null when they can.
   * @examples ["A second person must confirm this refund."]
   */
  confirm_blocked: string | null;
  confirmed_by: EmailAddress | null;
  /** Who withdrew or declined it. */
  ended_by: EmailAddress | null;
  /**
   * The provider's message, or the reason for withdrawing or declining it.
   * @examples ["Refund amount exceeds the transaction amount"]
   */
  answer: string | null;
  created_at: Timestamp;
  /** Null until it is done, refused, withdrawn or declined. */
  settled_at: Timestamp | null;
}

/** One row of GET /api/admin/refunds. */
export interface AdminRefund extends Refund {
  order_id: number;
}

/** Money of an order that can go back. */
export interface RefundablePayment {
  /** Null for money that did not come through the provider. */
  transaction_id: TransactionId | null;
  /** Null for money that did not come through the provider. */
  payment_type: PaymentType | null;
  status: PaymentState;
  amount: Rupiah;
  /** Given back or on its way back. */
  refunded: Rupiah;
  /** Can still go back. */
  left: Rupiah;
  /** By hand only where the provider can't do it, or has refused. */
  ways: RefundWay[];
  /** False where the method gives all or nothing. */
  partial: boolean;
  /**
   * Why nothing can be given back at present; null when it can.
   * @examples ["The bank has taken this money back."]
   */
  blocked: string | null;
  /** Another payment than the one that paid the order. */
  is_extra: boolean;
}

/** A ticket of the order that a refund may take out. */
export interface RefundableTicket {
  code: TicketCode;
  /** 1 … quantity. */
  number: Count;
  status: TicketStatus;
  /** Its share of the paid amount. */
  share: Rupiah;
  /** Why it can't be chosen; null when it can. */
  blocked: 'used' | 'refunded' | 'not_valid' | null;
}

/** An order's payments with their refundable amounts, its tickets and its refunds. */
export interface OrderRefundsData {
  order_number: OrderNumber;
  status: OrderStatus;
  attention: AttentionKind | null;
  payments: RefundablePayment[];
  tickets: RefundableTicket[];
  refunds: Refund[];
  /** A refund through the provider with which more than this goes back for the order waits for a second person; null: none. */
  second_person_over: Rupiah | null;
  /** Gone back for the order or on its way, of all its payments. */
  given_back: Rupiah;
}

/** The text that an admin types to confirm a refund. */
export const REFUND_CONFIRMATION = 'REFUND';

/** A refund that an admin asks for. */
export interface RefundRequest {
  /** Which payment; may be left out when the order has one. */
  transaction_id?: TransactionId | null;
  /** The payment's first way when absent. */
  way?: RefundWay;
  /** All that is left when absent. */
  amount?: Rupiah | null;
  /** Those to take out; none when only money goes back. */
  tickets?: TicketCode[];
  /** @examples ["The buyer fell ill"] */
  reason: string;
  /** @examples ["REFUND"] */
  confirm: string;
  /**
   * A UUID. The same again answers with the first one's refund.
   * @examples ["3f0c9d3e-5b0e-4b53-9a37-7a1f2f8f5c21"]
   */
  request_id?: string | null;
  /**
   * The account that the money went to; a manual refund needs it.
   * @examples ["BCA 1234567890, Sari Wulandari"]
   */
  account?: string | null;
  /**
   * The reference of the transfer; a manual refund needs it.
   * @examples ["Transfer 2026100300017"]
   */
  proof?: string | null;
}

/** A refund that a second person must confirm. */
export interface WaitingRefund {
  id: Id;
  order_id: Id;
  order_number: OrderNumber;
  buyer_name: PersonName;
  way: RefundWay;
  amount: Rupiah;
  /** Manual ones only. @examples ["BCA 1234567890, Sari Wulandari"] */
  account: string | null;
  /** Manual ones only. @examples ["Transfer 2026100300017"] */
  proof: string | null;
  /** @examples ["The buyer fell ill"] */
  reason: string;
  requested_by: EmailAddress;
  created_at: Timestamp;
  /** Whether the current admin may confirm it. */
  may_confirm: boolean;
}

export const REFUND_WAYS: readonly RefundWay[] = ['provider', 'manual'];

/** The second person's confirmation: that the transfer was made, or that the provider is to be asked. */
export interface ConfirmRefundRequest {
  /** @examples ["REFUND"] */
  confirm: string;
}

/** The amount above which a refund through the provider needs a second person. */
export interface RefundLimit {
  /** What goes back for one order, all its refunds together; null: no limit. */
  amount: Rupiah | null;
  /** A higher amount, or none, that holds from a time on. */
  next: NextRefundLimit | null;
}

export interface NextRefundLimit {
  /** Null: no limit. */
  amount: Rupiah | null;
  from: Timestamp;
  by: EmailAddress;
}

/** A lower amount holds at once, a higher one or none 24 hours later. */
export interface RefundLimitRequest extends KeyProof {
  /** Null: no limit. */
  amount: Rupiah | null;
}

/** How long before a higher limit holds. */
export const REFUND_LIMIT_NOTICE_HOURS = 24;
