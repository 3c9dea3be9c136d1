import type {
  OrderRefundsData,
  PaymentsImport,
  ReconciliationDifference,
  ReconciliationRun,
  ReconciliationRunDetails,
  Refund,
  RefundRequest,
  WaitingRefund,
} from '@festival/contracts';
import { httpClient, type HttpAnswer } from '../../../lib/httpClient';

const RUNS = '/api/admin/reconciliation-runs';
const refundsOf = (orderNumber: string, rest = '') => `/api/admin/orders/${orderNumber}/refunds${rest}`;

function post<T>(url: string, body?: object): Promise<HttpAnswer<T>> {
  return httpClient<T>(url, { method: 'POST', body: body && JSON.stringify(body) });
}

/** Reconciliation and refunds beyond lists, which come through the data provider. */
export const reconciliationCalls = {
  async runs(): Promise<ReconciliationRun[]> {
    return (await httpClient<ReconciliationRun[]>(`${RUNS}?range=[0,4]`)).json;
  },

  async run(id: number): Promise<ReconciliationRunDetails> {
    return (await httpClient<ReconciliationRunDetails>(`${RUNS}/${id}`)).json;
  },

  startRun: () => post<ReconciliationRun>(RUNS),

  resolveDifference: (id: number, reason: string) =>
    post<ReconciliationDifference>(`/api/admin/reconciliation-differences/${id}/resolve`, { reason }),

  resolveAttention: (orderNumber: string, reason: string) =>
    post(`/api/admin/attention-orders/${orderNumber}/resolve`, { reason }),

  /** The file goes as it is: its encoding is for the server to find out. */
  importPayments: (file: File) =>
    httpClient<PaymentsImport>('/api/admin/reconciliation-imports', {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'text/csv' },
    }),

  async refunds(orderNumber: string): Promise<OrderRefundsData> {
    return (await httpClient<OrderRefundsData>(refundsOf(orderNumber))).json;
  },

  async waitingRefunds(): Promise<WaitingRefund[]> {
    return (await httpClient<WaitingRefund[]>('/api/admin/waiting-refunds')).json;
  },

  refund: (orderNumber: string, request: RefundRequest) => post<Refund>(refundsOf(orderNumber), request),

  retryRefund: (orderNumber: string, id: number) => post<Refund>(refundsOf(orderNumber, `/${id}/retry`)),

  confirmRefund: (orderNumber: string, id: number, confirm: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/confirm`), { confirm }),

  withdrawRefund: (orderNumber: string, id: number, reason: string) =>
    post<Refund>(refundsOf(orderNumber, `/${id}/withdraw`), { reason }),
};
