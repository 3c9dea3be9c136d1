/** Shown when the server gives no reason of its own (contract, "HTTP": after the pattern of the referral codes). */
export const CREATE_FAILED = 'Failed to create discount code.';
export const UPDATE_FAILED = 'Failed to update discount code.';
export const SAVE_UNANSWERED = 'Error saving discount code.';

export const DISCOUNT_CODE_DELETION = { what: 'discount code', failureText: 'Failed to delete code' };
