import type { CodeTotals, SyncUsesData } from '@festival/contracts';
import { httpClient, type HttpAnswer } from '../../lib/httpClient';

export type CodeResource = 'referral-codes' | 'discount-codes';

/** What can be asked of the codes beyond the list. */
export const codeCalls = {
  async totals(resource: CodeResource): Promise<CodeTotals> {
    return (await httpClient<CodeTotals>(`/api/admin/${resource}/totals`)).json;
  },

  syncUses(resource: CodeResource): Promise<HttpAnswer<SyncUsesData>> {
    return httpClient<SyncUsesData>(`/api/${resource}/sync-uses`, { method: 'POST' });
  },
};
