import type {
  PaymentsImport,
  ReconciliationDifference,
  ReconciliationRun,
  ReconciliationRunDetails,
} from '@festival/contracts';
import { csvRequest, getData, httpClient, sendJson } from '../../../lib/httpClient';

const RUNS = '/api/admin/reconciliation-runs';

const post = <T>(url: string, body?: object) => sendJson<T>('POST', url, body);

/** Reconciliation beyond lists, which come through the data provider. */
export const reconciliationCalls = {
  runs: () => getData<ReconciliationRun[]>(`${RUNS}?range=[0,4]`),

  run: (id: number) => getData<ReconciliationRunDetails>(`${RUNS}/${id}`),

  startRun: () => post<ReconciliationRun>(RUNS),

  resolveDifference: (id: number, reason: string) =>
    post<ReconciliationDifference>(`/api/admin/reconciliation-differences/${id}/resolve`, { reason }),

  resolveAttention: (orderNumber: string, reason: string) =>
    post(`/api/admin/attention-orders/${orderNumber}/resolve`, { reason }),

  importPayments: (file: File) => httpClient<PaymentsImport>('/api/admin/reconciliation-imports', csvRequest(file)),
};
