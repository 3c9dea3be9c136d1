import type {
  PaymentsImport,
  ReconciliationDifference,
  ReconciliationRun,
  ReconciliationRunDetails,
} from '@festival/contracts';
import { httpClient, type HttpAnswer } from '../../../lib/httpClient';

const RUNS = '/api/admin/reconciliation-runs';

function post<T>(url: string, body?: object): Promise<HttpAnswer<T>> {
  return httpClient<T>(url, { method: 'POST', body: body && JSON.stringify(body) });
}

/** Reconciliation beyond lists, which come through the data provider. */
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
};
