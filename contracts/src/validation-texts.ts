import type { Language } from './language.js';

/** The checkout's texts, shown under each field and sent by the server. */
export const CHECKOUT_TEXTS = {
  fullNameRequired: 'Full name is required',
  fullNameUnreadable: 'Full name holds characters that can not be read',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  confirmEmailRequired: 'Please confirm your email address',
  confirmEmailMismatch: 'Email addresses do not match',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number',
  categoryRequired: 'Category is required',
  quantityRange: 'Quantity must be between 1 and 10',
} as const;

/** Why a new order must wait: one with the same details is open. Its owner is told more (`OpenOrderData`). */
export const OPEN_ORDER_TEXTS = {
  email: 'There is already an unpaid order with this email address. The link to finish it was mailed to that address.',
  phone:
    'There is already an unpaid order with this phone number. The link to finish it was mailed to the address given with it.',
} as const;

/** A network holds as many unpaid tickets of a kind as it may. */
export const HELD_SEATS_TEXT =
  'Many tickets of this kind are in orders from your network that are not paid yet. ' +
  'Pay or cancel the open orders from this network, or use another one (mobile data, for example).';

/** An order would pass the most tickets that one buyer may have, paid or in an open order; in the buyer's language. */
export const PURCHASE_LIMIT_TEXT: Record<Language, (most: number, left: number) => string> = {
  en: (most, left) =>
    `One person can have at most ${most} tickets, counted by email address and by phone number. ` +
    (left > 0 ? `You can still order ${left}.` : 'You already have as many.'),
  id: (most, left) =>
    `Satu orang bisa punya paling banyak ${most} tiket, dihitung per alamat email dan nomor telepon. ` +
    (left > 0 ? `Kamu masih bisa memesan ${left}.` : 'Tiketmu sudah sebanyak itu.'),
};

/** The browser must solve a challenge before this order is placed; the site does it by itself. */
export const CHALLENGE_TEXT = 'Many people are ordering. Your browser is given a small task first; please try again.';

/** The sign-in's texts. */
export const SIGN_IN_TEXTS = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email format is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
} as const;

export const MIN_SIGN_IN_PASSWORD_LENGTH = 6;
