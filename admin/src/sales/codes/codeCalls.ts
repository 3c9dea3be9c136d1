import { getData, sendCsv, sendJson } from '../../lib/httpClient';

export type CodeResource = 'referral-codes' | 'discount-codes';

/** Calls for codes beyond the list. */
export const codeCalls = {
  totals: (resource: CodeResource) => getData(`/api/admin/${resource}/totals`),

  checkNames: (file: File) => sendCsv('/api/admin/referral-codes/import/check', file),
  importNames: (file: File) => sendCsv('/api/admin/referral-codes/import', file),

  syncUses: (resource: CodeResource) => sendJson('POST', `/api/${resource}/sync-uses`),
};
