/** Shown when the server gives no reason of its own (back-office specification, section 8). */
export const CREATE_FAILED = 'Failed to create referral code.';
export const UPDATE_FAILED = 'Failed to update referral code.';
export const SAVE_UNANSWERED = 'Error saving referral code.';

export const REFERRAL_CODE_DELETION = { what: 'referral code', failureText: 'Failed to delete code' };
