import type { DeclineReason } from '@festival/contracts';
import type { ProviderTransactionEntity } from './provider-transaction.entity.js';

/** The answers of banks to a card (ISO 8583, field 39); any other one refuses without saying more. */
const CODES: Readonly<Partial<Record<DeclineReason, readonly string[]>>> = {
  no_funds: ['51'],
  over_limit: ['13', '61', '65'],
  card_expired: ['33', '54'],
  card_blocked: ['04', '07', '36', '41', '43', '62'],
  wrong_details: ['14', '15', '55', '56', '75', '82', 'N7'],
  not_confirmed: ['1A'],
  not_permitted: ['03', '12', '40', '57', '58'],
  suspected_fraud: ['34', '59', '63'],
  bank_away: ['06', '19', '68', '90', '91', '92', '96'],
};

/** Of messages without a code that is known. */
const WORDS: ReadonlyArray<readonly [DeclineReason, RegExp]> = [
  ['no_funds', /insufficient|not (sufficient|enough)|saldo/i],
  ['card_expired', /expired/i],
  ['over_limit', /limit|exceed/i],
  ['not_confirmed', /3-?d ?s|3-?d secure|authenticat/i],
  ['suspected_fraud', /fraud|\bfds\b/i],
  ['card_blocked', /lost|stolen|restricted|blocked|pick.?up/i],
  ['bank_away', /time.?out|unavailable|inoperative|malfunction|connection/i],
  ['not_permitted', /not (permitted|allowed|supported)/i],
  ['wrong_details', /invalid|incorrect|wrong/i],
  ['refused', /den(y|ied)|declin|hono|reject|refus/i],
];

/** Why a transaction was denied, in one of few words: by the fraud check, the bank's code, else by what was written. */
export function declineReason({
  raw,
  fraudStatus,
}: Pick<ProviderTransactionEntity, 'raw' | 'fraudStatus'>): DeclineReason {
  if (fraudStatus === 'deny') return 'suspected_fraud';
  const [bank, code, own] = ['channel_response_message', 'channel_response_code', 'status_message'].map((field) =>
    textOf(raw[field]),
  );
  const text = `${bank} ${own}`;
  const known = code || /code \[?(\w{2})\]?/i.exec(text)?.[1];
  const byCode = (Object.keys(CODES) as DeclineReason[]).find((reason) => known && CODES[reason]?.includes(known));
  return byCode ?? WORDS.find(([, words]) => words.test(text))?.[0] ?? (known ? 'refused' : 'unknown');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
