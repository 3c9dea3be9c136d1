import type { RefundLimitRequest, RefundRequest } from '@festival/contracts';
import { getData, sendForData, sendJson } from '../../lib/httpClient';

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

  decline: (orderNumber: string, id: number, reason: string) =>
    sendJson('POST', `${refundsOf(orderNumber)}/${id}/decline`, { reason }),

  limit: () => getData('/api/admin/refund-limit'),
  setLimit: (request: RefundLimitRequest) => sendForData('PUT', '/api/admin/refund-limit/amount', request),
};
