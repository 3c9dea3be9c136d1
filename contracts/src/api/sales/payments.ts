import type { OrderStatus } from '../../orders/order-status.js';

/** GET /api/payment/{orderNumber}/create */
export interface PaymentTokenData {
  snap_token: string;
  redirect_url: string;
  expires_at: string;
}

/** GET /api/payment/{orderNumber}/status, for everybody with the number. Times are ISO 8601 in UTC. */
export interface PaymentStatusData {
  status: string;
  status_description: string;
  is_successful: boolean;
  is_failed: boolean;
  is_pending: boolean;
  paid_at: string | null;
  order_number: string;
  /** The order may still be paid and cancelled: a denied payment doesn't end it. */
  is_open: boolean;
  /** Until when its tickets are held. */
  expires_at: string;
}

/** How an order is paid, or was. */
export interface BuyerPayment {
  /** The provider's word: bank_transfer, echannel, cstore, qris, gopay, credit_card … */
  payment_type: string;
  /** The bank or shop: bca, mandiri, indomaret …; null where the type says all. */
  channel: string | null;
  /** Virtual account, bill key or payment code, while the payment waits for it. */
  number: string | null;
  /** The bill's company code, which goes with a bill key. */
  biller_code: string | null;
  is_waiting: boolean;
}

export interface BuyerTicket {
  ticket_code: string;
  /** 1 … quantity. */
  number: number;
  /** The signature that opens the ticket's own page. */
  verify: string;
}

/** A buyer's own order. Money in rupiah, times ISO 8601 in UTC. */
export interface BuyerOrder {
  order_number: string;
  status: OrderStatus;
  ticket_type_header: string;
  ticket_quantity: number;
  amount: number;
  discount_amount: number;
  bundle_discount_amount: number;
  final_amount: number;
  expires_at: string;
  paid_at: string | null;
  buyer_email: string;
  /** Null while no method was chosen. */
  payment: BuyerPayment | null;
  /** Those that let somebody in; none before the payment. */
  tickets: BuyerTicket[];
  festival: { name: string; date: string; venue: string; venue_indonesian: string | null };
}

/** GET /api/payment/{orderNumber}/order, with the owner's purchase token. */
export interface BuyerOrderData {
  order: BuyerOrder;
}

/** POST /api/admin/orders/{order_number}/pay-link, which is audited: 409 when there is none. */
export interface PayLink {
  pay_url: string;
}

/** GET /api/admin/orders/{order_number}/payment: the state of an unpaid order. */
export interface PendingPayment {
  /** Whether money may still come by the ordinary way. */
  is_open: boolean;
  expires_at: string;
  /** Whether there is a link that brings the buyer back to their payment. */
  has_pay_link: boolean;
  /** The provider's word for the method of the latest transaction; null while none was chosen. */
  method: string | null;
  /** The provider's word for that transaction's state. */
  state: string | null;
  /** When the provider was last asked; null: never. */
  asked_at: string | null;
}
