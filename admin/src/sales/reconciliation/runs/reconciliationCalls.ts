import { getData, sendCsv, sendJson } from '../../../lib/httpClient';

const RUNS = '/api/admin/reconciliation-runs';

/** Reconciliation beyond lists, which come through the data provider. */
export const reconciliationCalls = {
  runs: () => getData(`${RUNS}?range=[0,4]`),

  run: (id: number) => getData(`${RUNS}/${id}`),

  startRun: () => sendJson('POST', RUNS),

  resolveDifference: (id: number, reason: string) =>
    sendJson('POST', `/api/admin/reconciliation-differences/${id}/resolve`, { reason }),

  resolveAttention: (orderNumber: string, reason: string) =>
    sendJson('POST', `/api/admin/attention-orders/${orderNumber}/resolve`, { reason }),

  restoreNotice: () => getData('/api/admin/restore-notice'),

  resolveRestore: (reason: string) => sendJson('POST', '/api/admin/restore-notice/resolve', { reason }),

  importPayments: (file: File) => sendCsv('/api/admin/reconciliation-imports', file),
};
