/** The names of calls, as the report and the limits of a plan use them. */
export const CALLS = [
  'page',
  'asset',
  'waiting page',
  'waiting room',
  'place',
  'enter',
  'stay',
  'price',
  'code',
  'check-existing',
  'login',
  'mailed link',
  'order',
  'create payment',
  'status',
  'cancel',
  'own order',
  'ticket page',
  'csrf token',
  'provider',
] as const;
export type Call = (typeof CALLS)[number];
