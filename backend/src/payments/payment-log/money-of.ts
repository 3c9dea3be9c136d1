/** What the program reads of a provider's answer once it is final: sums that went back, and why it was denied. */
const MONEY = [
  'refund_amount',
  'chargeback_amount',
  'channel_response_message',
  'channel_response_code',
  'status_message',
] as const;
/** Of each refund in its list; its reason is what staff wrote, and may name the buyer. */
const OF_REFUND = ['refund_key', 'refund_amount'] as const;

type Raw = Record<string, unknown>;

/** A provider's answer without cards, accounts, e-wallets and whatever else it tells of the payer. */
export function moneyOf(raw: Raw): Raw {
  const list = raw['refunds'];
  return {
    ...pick(raw, MONEY),
    ...(Array.isArray(list) && { refunds: list.map((each: Raw) => pick(each, OF_REFUND)) }),
  };
}

function pick(raw: Raw | null, keys: readonly string[]): Raw {
  return Object.fromEntries(keys.flatMap((key) => (raw && key in raw ? [[key, raw[key]]] : [])));
}
