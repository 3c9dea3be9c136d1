/** GET /api/admin/referral-codes/totals and discount-codes/totals: the cards above the list, over all codes. */
export interface CodeTotals {
  codes: number;
  active: number;
  uses: number;
}

/** POST /api/referral-codes/sync-uses and discount-codes/sync-uses: how many codes had another figure before. */
export interface SyncUsesData {
  updated: number;
}
