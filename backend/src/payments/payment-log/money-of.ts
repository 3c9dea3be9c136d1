/** What the program reads of a provider's answer once it is final: sums that went back, and why it was denied. */
const MONEY = [
  'refund_amount',
  'refunds',
  'chargeback_amount',
  'channel_response_message',
  'channel_response_code',
  'status_message',
];

/** A provider's answer without cards, accounts, e-wallets and whatever else it tells of the payer. */
export function moneyOf(raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(MONEY.flatMap((key) => (key in raw ? [[key, raw[key]]] : [])));
}
