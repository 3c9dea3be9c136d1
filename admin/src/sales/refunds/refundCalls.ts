import type { RefundRequest } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const refundsOf = (orderNumber: string) => `/api/admin/orders/${orderNumber}/refunds` as const;

export const refundCalls = {
  ofOrder: (orderNumber: string) => getData(refundsOf(orderNumber)),

  waiting: () => getData('/api/admin/waiting-refunds'),

  refund: (orderNumber: string, request: RefundRequest) => sendJson('POST', refundsOf(orderNumber), request),

  retry: (orderNumber: string, id: number) => sendJson('POST', `${refundsOf(orderNumber)}/${id}/retry`),

  confirm: (orderNumber: string, id: number, confirm: string) =>
    sendJson('POST', `${refundsOf(orderNumber)}/${id}/confirm`, { confirm }),

  withdraw: (orderNumber: string, id: number, reason: string) =>
    sendJson('POST', `${refundsOf(orderNumber)}/${id}/withdraw`, { reason }),
};
