/** A notification as the provider sends it. Its signature covers neither the status nor the transaction. */
export interface ProviderNotification {
  providerOrderId: string;
  /** Null unless it has the form of the provider's ids: it goes into request paths. */
  transactionId: string | null;
  /** The provider's word, in the case that it came in; empty when there is none. */
  transactionStatus: string;
  /** Lower case. */
  fraudStatus: string | null;
  /** Rupiah; null when it isn't a whole amount. */
  grossAmount: number | null;
  /** The signature in hex, and the texts that it covers besides the order's id. */
  signed: { statusCode: string; grossAmount: string; signature: string };
  /** The whole body, to be stored. */
  raw: Record<string, unknown>;
}

/** A payment to be opened at the provider. Money in rupiah; the items add up to `grossAmount` exactly. */
export interface PaymentRequest {
  providerOrderId: string;
  grossAmount: number;
  items: Array<{ id: string; name: string; price: number; quantity: number }>;
  buyer: { name: string; email: string; phone: string };
  startsAt: Date;
  durationMinutes: number;
}

export interface PaymentToken {
  token: string;
  redirectUrl: string;
}

/** One transaction, from the provider's answer to a status query. */
export interface ProviderStatus {
  providerOrderId: string;
  transactionId: string;
  /** The provider's status, lower case. */
  status: string;
  fraudStatus: string | null;
  paymentType: string;
  grossAmount: number;
  transactionAt: Date;
  settledAt: Date | null;
  raw: Record<string, unknown>;
}

/** Outcome of cancelling a transaction; unless it was cancelled, its status must be queried. */
export type CancelOutcome = 'cancelled' | 'not_cancellable' | 'not_found';
export type TokenCancelOutcome = 'cancelled' | 'in_progress' | 'not_found';

/** The same `refundKey` again is the same refund. */
export interface RefundOrder {
  refundKey: string;
  /** Rupiah. */
  amount: number;
  reason: string;
}

/** The provider's answer to a refund. `refused` may also mean that the same one was done before. */
export type RefundAnswer =
  { kind: 'accepted'; status: ProviderStatus } | { kind: 'refused'; code: string; message: string };

/** The conversation with the payment provider; every call has a time limit. */
export abstract class PaymentGateway {
  abstract open(request: PaymentRequest): Promise<PaymentToken>;
  /** By transaction id or `order_id`; null when the provider knows none (the buyer has not chosen a method yet). */
  abstract status(id: string): Promise<ProviderStatus | null>;
  abstract cancel(id: string): Promise<CancelOutcome>;
  abstract cancelToken(token: string): Promise<TokenCancelOutcome>;
  /** Throws `ProviderUnavailable` when nobody knows whether it was done. */
  abstract refund(transactionId: string, refund: RefundOrder): Promise<RefundAnswer>;
  /** Whether the signature is right for `order_id`, `status_code` and `gross_amount`. */
  abstract isSigned(notification: ProviderNotification): boolean;
}
