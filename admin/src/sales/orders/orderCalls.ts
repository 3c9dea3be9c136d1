import {
  ORDER_CONFIRMATIONS as WORDS,
  type AdminOrder,
  type ChangeBuyerRequest,
  type DeleteOrderRequest,
  type ManualOrderRequest,
  type OrderStatus,
} from '@festival/contracts';
import type { FileUrl } from '../../lib/apiTypes';
import { getData, sendForData, sendJson, type HttpAnswer } from '../../lib/httpClient';
import { statusOf } from '../../lib/httpErrors';

/** How long to wait before a deletion that came too fast is tried by POST. */
const DELETE_RETRY_MS = 800;
const METHOD_NOT_ALLOWED = 405;
const TOO_MANY_REQUESTS = 429;

const path = ({ order_number }: AdminOrder) => `/api/orders/${order_number}` as const;
const seen = ({ updated_at }: AdminOrder) => ({ updated_at });

/** An order whose address is corrected. */
export interface SentOrder {
  id: number;
  updated_at?: string;
}

/** Each change sends the version that was on the screen, so that nobody overwrites somebody else. */
export const orderCalls = {
  lock: (order: AdminOrder, confirm: string, reason: string) =>
    sendJson('POST', `${path(order)}/lock-sync`, { confirm, reason: reason.trim() || null, ...seen(order) }),

  unlock: (order: AdminOrder, confirm: string) =>
    sendJson('POST', `${path(order)}/unlock-sync`, { confirm, ...seen(order) }),

  setStatus: (order: AdminOrder, status: OrderStatus, reason: string) =>
    sendJson('PUT', `${path(order)}/admin-status`, {
      status,
      confirm1: WORDS.status,
      confirm2: WORDS.statusLock,
      reason: reason.trim() || null,
      ...seen(order),
    }),

  setEmail: (order: AdminOrder, buyer_email: string) =>
    sendJson('PUT', `/api/orders/${order.id}/email`, { buyer_email, ...seen(order) }),

  /** `updated_at`: the version that was on the screen, where an order was. */
  sendTo: ({ id, updated_at }: SentOrder, buyer_email: string) =>
    sendJson('POST', `/api/admin/orders/${id}/send-to`, { buyer_email, ...(updated_at && { updated_at }) }),

  setBuyer: (order: AdminOrder, buyer: Pick<ChangeBuyerRequest, 'buyer_name' | 'buyer_phone'>) =>
    sendJson('PUT', `/api/orders/${order.id}/buyer`, { ...buyer, ...seen(order) }),

  askProvider: (order: AdminOrder) => sendJson('POST', `/api/admin/orders/${order.order_number}/ask-provider`),

  cancel: (order: AdminOrder) => sendJson('POST', `/api/admin/orders/${order.order_number}/cancel`),

  pendingPayment: ({ order_number }: AdminOrder) => getData(`/api/admin/orders/${order_number}/payment`),

  payLink: ({ order_number }: AdminOrder) => sendForData('POST', `/api/admin/orders/${order_number}/pay-link`),

  resend: (order: AdminOrder) => sendJson('POST', `/api/orders/${order.id}/resend-receipt`),

  resendOf: (id: number) => sendJson('POST', `/api/orders/${id}/resend-receipt`),

  repair: (order: AdminOrder) => sendJson('POST', `/api/orders/${order.id}/repair-tickets`),

  /** By POST where DELETE isn't let through (405), and, after a moment, where it came too fast (429). */
  async delete(order: AdminOrder, confirm2: string): Promise<HttpAnswer> {
    const body: DeleteOrderRequest = { confirm1: WORDS.delete, confirm2, ...seen(order) };
    try {
      return await sendJson('DELETE', path(order), body);
    } catch (error) {
      const status = statusOf(error);
      if (status !== METHOD_NOT_ALLOWED && status !== TOO_MANY_REQUESTS) throw error;
      if (status === TOO_MANY_REQUESTS) await new Promise((over) => setTimeout(over, DELETE_RETRY_MS));
      return sendJson('POST', `${path(order)}/delete`, body);
    }
  },

  /** The same key again gives the same order, however often the button is pressed. */
  createManual: (request: ManualOrderRequest, idempotencyKey: string) =>
    sendJson('POST', '/api/admin/orders/manual', request, { 'Idempotency-Key': idempotencyKey }),

  totals: (filter: object) =>
    getData(`/api/admin/orders/totals?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),

  timeline: ({ order_number }: AdminOrder) => getData(`/api/admin/orders/${order_number}/timeline`),
};

/** Files of an order, for links and pictures. */
export const orderFiles = {
  receipt: ({ order_number }: AdminOrder): FileUrl => `/api/admin/orders/${order_number}/receipt.pdf`,
  tickets: ({ order_number }: AdminOrder): FileUrl => `/api/admin/orders/${order_number}/tickets.pdf`,
  qr: ({ order_number }: AdminOrder, code: string): FileUrl =>
    `/api/admin/orders/${order_number}/tickets/${code}/qr.png`,
};
