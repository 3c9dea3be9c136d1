import type { BuyerOrderData, PaymentStatusData, PaymentTokenData, SendLinkRequest } from '@festival/contracts';
import { api } from '../../lib/api/api';
import { apiAsBuyer } from '../../lib/api/buyer-api';
import { purchaseToken } from '../../lib/storage/session';

export const paymentKeys = {
  status: (orderNumber: string) => ['payment', 'status', orderNumber] as const,
  order: (orderNumber: string, status: string | null, round: number) =>
    ['payment', 'order', orderNumber, status, round] as const,
};

/** One check runs at a time, so a lost one must not hold up those to come. */
const STATUS_WITHIN_MS = 10_000;

/** GET /api/payment/{orderNumber}/status; 404 = no such order (any more). */
export function fetchPaymentStatus(orderNumber: string, signal?: AbortSignal): Promise<PaymentStatusData | undefined> {
  const path = `/api/payment/${encodeURIComponent(orderNumber)}/status` as const;
  return api(path, { signal, noCache: true, limitMs: STATUS_WITHIN_MS });
}

/** GET /api/payment/{orderNumber}/create: the live attempt's token; needs the owner's purchase token. */
export function createPayment(orderNumber: string): Promise<PaymentTokenData | undefined> {
  const path = `/api/payment/${encodeURIComponent(orderNumber)}/create` as const;
  return api(path, { token: purchaseToken.get(), noCache: true });
}

/** GET /api/payment/{orderNumber}/order: one's own order; needs the owner's purchase token, 404 with another's. */
export function fetchBuyerOrder(orderNumber: string, signal?: AbortSignal): Promise<BuyerOrderData | undefined> {
  const path = `/api/payment/${encodeURIComponent(orderNumber)}/order` as const;
  return api(path, { token: purchaseToken.get(), signal, noCache: true });
}

/** POST /api/orders/send-link: mails the link to finish an open order again. */
export async function sendLink(body: SendLinkRequest): Promise<void> {
  await api('/api/orders/send-link', { method: 'POST', body });
}

/** POST /api/orders/{orderNumber}/cancel, with the purchase token when there is one. */
export async function cancelOrder(orderNumber: string): Promise<void> {
  const path = `/api/orders/${encodeURIComponent(orderNumber)}/cancel` as const;
  await apiAsBuyer(path, { method: 'POST' });
}
