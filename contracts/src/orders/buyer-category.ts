export const BUYER_CATEGORIES = ['internal', 'external'] as const;
/** Students and staff of the university, or the general public. */
export type BuyerCategory = (typeof BUYER_CATEGORIES)[number];
