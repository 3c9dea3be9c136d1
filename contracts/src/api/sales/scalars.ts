/**
 * A person's full name.
 * @examples ["Sari Wulandari"]
 */
export type PersonName = string;

/**
 * A tier's display name.
 * @examples ["Pre Sales 2"]
 */
export type TierHeader = string;

/**
 * A referral or discount code, compared without case.
 * @examples ["CROWN01"]
 */
export type CodeText = string;

/**
 * The payment provider's id of a transaction.
 * @examples ["57d5293c-e65f-4a29-95e4-5959c3fa335b"]
 */
export type TransactionId = string;

/**
 * The payment provider's word for a method: bank_transfer, echannel, cstore, qris, gopay, credit_card …
 * @examples ["qris"]
 */
export type PaymentType = string;

/**
 * The payment provider's word for the state of a transaction, or an order's status.
 * @examples ["settlement"]
 */
export type PaymentState = string;
