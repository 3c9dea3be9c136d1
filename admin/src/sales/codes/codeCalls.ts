import type { CodeTotals, SyncUsesData } from '@festival/contracts';
import { getData, sendJson, type HttpAnswer } from '../../lib/httpClient';

export type CodeResource = 'referral-codes' | 'discount-codes';

/** Calls for codes beyond the list. */
export const codeCalls = {
  totals: (resource: CodeResource) => getData<CodeTotals>(`/api/admin/${resource}/totals`),

  syncUses: (resource: CodeResource): Promise<HttpAnswer<SyncUsesData>> =>
    sendJson('POST', `/api/${resource}/sync-uses`),
};
