import { getData, sendJson } from '../../lib/httpClient';

export type CodeResource = 'referral-codes' | 'discount-codes';

/** Calls for codes beyond the list. */
export const codeCalls = {
  totals: (resource: CodeResource) => getData(`/api/admin/${resource}/totals`),

  syncUses: (resource: CodeResource) => sendJson('POST', `/api/${resource}/sync-uses`),
};
