import type { OrderStatus, StatusSource } from '@festival/contracts';

/** News of an order's payment status. */
export interface StatusReport {
  orderId: number;
  to: OrderStatus;
  source: StatusSource;
  /** Which way it came, for the history: notification, sync, expiry, buyer, reconciliation, admin … */
  via: string;
  /** The provider's transaction that paid or was reversed. */
  transactionId?: string;
  paidAt?: Date;
  /** The buyer is not mailed about it: a manual order whose tickets are handed over in person. */
  withoutMail?: boolean;
}
