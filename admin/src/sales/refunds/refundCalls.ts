import type { OrderRefundsData, Refund, RefundRequest, WaitingRefund } from '@festival/contracts';
import { httpClient, type HttpAnswer } from '../../lib/httpClient';

const refundsOf = (orderNumber: string, rest = '') => `/api/admin/orders/${orderNumber}/refunds${rest}`;

function post<T>(url: string, body?: object): Promise<HttpAnswer<T>> {
  return httpClient<T>(url, { method: 'POST', body: body && JSON.stringify(body) });
}

export const refundCalls = {
  async ofOrder(orderNumber: string): Promise<OrderRefundsData> {
    return (await httpClient<OrderRefundsData>(refundsOf(orderNumber))).json;
  },

  async waiting(): Promise<WaitingRefund[]> {
    return (await httpClient<WaitingRefund[]>('/api/admin/waiting-refunds')).json;
  },

  refund: (orderNumber: string, request: RefundRequest) => post<Refund>(refundsOf(orderNumber), request),

  retry: (orderNumber: string, id: number) => post<Refund>(refundsOf(orderNumber, `/${id}/retry`)),

  confirm: (orderNumber: string, id: number, confirm: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/confirm`), { confirm }),

  withdraw: (orderNumber: string, id: number, reason: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/withdraw`), { reason }),
};
