import { jsonCodec, storageEntry, textCodec } from './browser-storage';

/** An order that waits for its payment. `snapToken` is null until the payment provider has given one. */
export interface PendingOrder {
  orderId: string;
  snapToken: string | null;
}

/** The last order that was paid in this browser. `paidAt` is ISO 8601, null when the server didn't say. */
export interface RecentSuccessfulOrder {
  orderNumber: string;
  status: string;
  paidAt: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Browser storage of the purchase. Renaming a key loses the open orders of buyers. */
export const pendingOrder = storageEntry<PendingOrder>(
  'pending_order',
  jsonCodec(({ orderId, snapToken }) => (isText(orderId) ? { orderId, snapToken: textOrNull(snapToken) } : null)),
);

export const recentSuccessfulOrder = storageEntry<RecentSuccessfulOrder>(
  'recent_successful_order',
  jsonCodec(({ orderNumber, status, paidAt }) =>
    isText(orderNumber) && isText(status) ? { orderNumber, status, paidAt: textOrNull(paidAt) } : null,
  ),
);

/** Bearer token obtained at purchase login; good for the orders placed with it. */
export const purchaseToken = storageEntry<string>('purchase_token', textCodec);
