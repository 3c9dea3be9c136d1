import type { OrderRefundsData, Refund, RefundRequest, WaitingRefund } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const refundsOf = (orderNumber: string, rest = '') => `/api/admin/orders/${orderNumber}/refunds${rest}`;

const post = <T>(url: string, body?: object) => sendJson<T>('POST', url, body);

export const refundCalls = {
  ofOrder: (orderNumber: string) => getData<OrderRefundsData>(refundsOf(orderNumber)),

  waiting: () => getData<WaitingRefund[]>('/api/admin/waiting-refunds'),

  refund: (orderNumber: string, request: RefundRequest) => post<Refund>(refundsOf(orderNumber), request),

  retry: (orderNumber: string, id: number) => post<Refund>(refundsOf(orderNumber, `/${id}/retry`)),

  confirm: (orderNumber: string, id: number, confirm: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/confirm`), { confirm }),

  withdraw: (orderNumber: string, id: number, reason: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/withdraw`), { reason }),
};
