import type { OrderStatus } from '../../orders/order-status.js';
import type { Count, EmailAddress, OrderNumber, Rupiah, TicketCode, Timestamp } from '../scalars.js';
import type { FestivalBrief } from '../tickets/tickets.js';
import type { PaymentState, PaymentType, TierHeader, TransactionId } from './scalars.js';

/** What the payment provider's pop-up is opened with. */
export interface PaymentTokenData {
  /** @examples ["66e4fa55-fdac-4ef9-91b5-733b97d1b862"] */
  snap_token: string;
  /**
   * The provider's own page, for browsers without the pop-up.
   * @examples ["https://app.sandbox.midtrans.com/snap/v4/redirection/66e4fa55-fdac-4ef9-91b5-733b97d1b862"]
   */
  redirect_url: string;
  /** Until when the order can be paid. */
  expires_at: Timestamp;
}

/** An order's payment status, for everybody with the number. */
export interface PaymentStatusData {
  status: OrderStatus;
  /** @examples ["Payment received"] */
  status_description: string;
  is_successful: boolean;
  is_failed: boolean;
  is_pending: boolean;
  paid_at: Timestamp | null;
  order_number: OrderNumber;
  /** The order may still be paid and cancelled: a denied payment doesn't end it. */
  is_open: boolean;
  /** Until when its tickets are held. */
  expires_at: Timestamp;
}

/** How an order is paid, or was. */
export interface BuyerPayment {
  payment_type: PaymentType;
  /**
   * The bank or shop: bca, mandiri, indomaret …; null where the type says all.
   * @examples ["bca"]
   */
  channel: string | null;
  /**
   * Virtual account, bill key or payment code, while the payment waits for it.
   * @examples ["812785002530231"]
   */
  number: string | null;
  /**
   * The bill's company code, which goes with a bill key.
   * @examples ["70012"]
   */
  biller_code: string | null;
  is_waiting: boolean;
}

/** A ticket of the buyer's own order. */
export interface BuyerTicket {
  ticket_code: TicketCode;
  /** 1 … quantity. */
  number: Count;
  /**
   * The signature that opens the ticket's own page.
   * @examples ["k1.q3J8vYt0aBcDeFgHiJkLmN"]
   */
  verify: string;
}

/** A buyer's own order. */
export interface BuyerOrder {
  order_number: OrderNumber;
  status: OrderStatus;
  ticket_type_header: TierHeader;
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
   * Paid, or to be paid.
   * @examples [102200]
   */
  final_amount: Rupiah;
  /** Until when it can be paid. */
  expires_at: Timestamp;
  paid_at: Timestamp | null;
  buyer_email: EmailAddress;
  /** Null while no method was chosen. */
  payment: BuyerPayment | null;
  /** Those that let somebody in; none before the payment. */
  tickets: BuyerTicket[];
  festival: FestivalBrief;
}

/** A buyer's own order, in an answer. */
export interface BuyerOrderData {
  order: BuyerOrder;
}

/** A link that brings the buyer back to their payment. */
export interface PayLink {
  /** @examples ["https://festival.example.ac.id/payment/pending?order_id=FEST-7F3KM9QX2W&resume=q3J8vYt0aBcDeFgH"] */
  pay_url: string;
}

/** The payment of an order that isn't paid yet. */
export interface PendingPayment {
  /** Whether money may still come by the ordinary way. */
  is_open: boolean;
  expires_at: Timestamp;
  /** Whether there is a link that brings the buyer back to their payment. */
  has_pay_link: boolean;
  /** The method of the latest transaction; null while none was chosen. */
  method: PaymentType | null;
  /** That transaction's state. */
  state: PaymentState | null;
  /** When the provider was last asked; null: never. */
  asked_at: Timestamp | null;
}

/** The payment provider's notification. Its further fields are stored and not read. */
export interface PaymentNotification {
  /**
   * The order's number, and `-2` at its second attempt.
   * @examples ["FEST-7F3KM9QX2W-2"]
   */
  order_id: string;
  /** @examples ["200"] */
  status_code: string;
  /**
   * Rupiah, with two decimals.
   * @examples ["118000.00"]
   */
  gross_amount: string;
  /**
   * SHA-512 of order ID, status code, amount and the server key, in hexadecimal.
   * @examples ["8ef2a1c05d7b4e93a6f0d1c2b3e4f5a697887766554433221100ffeeddccbbaa0f1e2d3c4b5a69788796a5b4c3d2e1f00123456789abcdef0123456789abcdef"]
   */
  signature_key: string;
  transaction_id?: TransactionId;
  transaction_status?: PaymentState;
  /** @examples ["accept"] */
  fraud_status?: string;
  [field: string]: unknown;
}
