/** What the simulator holds. Amounts are whole rupiah, times are `Date`s; the wire forms are made in `transaction-body.ts`. */
export type TransactionStatus =
  | 'authorize'
  | 'pending'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

export type FraudStatus = 'accept' | 'challenge' | 'deny';

/** A JSON object as it travels. */
export type Json = Record<string, unknown>;

export interface Refund {
  key: string;
  amount: number;
  reason: string;
  createdAt: Date;
  chargebackId: number;
  bankConfirmedAt: Date | null;
}

/** One payment attempt. Several can live under one order id; at most one should succeed. */
export interface Transaction {
  id: string;
  orderId: string;
  /** Key of the payment method, as in `enabled_payments`. */
  method: string;
  paymentType: string;
  status: TransactionStatus;
  fraudStatus: FraudStatus | null;
  grossAmount: number;
  transactionTime: Date;
  settlementTime: Date | null;
  /** The expiry that is shown to the payer. */
  expiryTime: Date;
  /** When it really expires: `expiryTime` with the time scale applied. */
  expiresAt: Date;
  /** When a captured card settles by itself, the time scale applied. */
  settlesAt: Date | null;
  /** Account numbers and the like, in wire form, there from the start. */
  instrument: Json;
  /** Fields that appear only once the payment went through. */
  paidFields: Json;
  refunds: Refund[];
  chargebackAmount: number;
}

export interface Expiry {
  startTime: Date | null;
  durationMs: number;
}

/** One Snap token. A second create for the same order id replaces it. */
export interface SnapSession {
  token: string;
  orderId: string;
  grossAmount: number;
  items: { name: string; price: number; quantity: number }[];
  enabledPayments: string[] | null;
  expiry: Expiry | null;
  /** When the page stops working, time scale applied. */
  pageExpiresAt: Date;
  finishUrl: string | null;
  secureCard: boolean;
  customFields: Json;
  notificationUrls: string[];
  createdAt: Date;
  state: 'live' | 'replaced' | 'cancelled';
}

/** One HTTP delivery, or one attempt to make it. */
export interface Delivery {
  notificationId: string;
  attempt: number;
  sentAt: Date;
  url: string;
  body: Json;
  responseStatus: number | null;
  error: string | null;
  /** When it is tried again; `null` when it isn't, or the answer is still awaited. */
  nextAttemptAt: Date | null;
}

export interface Order {
  orderId: string;
  grossAmount: number;
  createdAt: Date;
  sessions: SnapSession[];
  transactions: Transaction[];
  deliveries: Delivery[];
  /** Notifications that the drop fault swallowed. */
  dropped: Json[];
}
