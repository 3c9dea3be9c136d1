import type { FraudStatus } from '../protocol/model.js';
import type { Texts } from './texts.js';

export interface TestCard {
  number: string;
  label: keyof Texts;
  outcome: 'capture' | 'deny';
  fraudStatus: FraudStatus;
}

/** The sandbox's cards: any future expiry, CVV 123, one-time password 112233. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4811111111111114', label: 'cardAccepted', outcome: 'capture', fraudStatus: 'accept' },
  { number: '4911111111111113', label: 'cardDenied', outcome: 'deny', fraudStatus: 'accept' },
  { number: '4511111111111117', label: 'cardChallenged', outcome: 'capture', fraudStatus: 'challenge' },
  { number: '4611111111111116', label: 'cardFraud', outcome: 'deny', fraudStatus: 'deny' },
];

export const OTP = '112233';

function passesLuhn(number: string): boolean {
  const digits = [...number].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export interface CardFields {
  number: string;
  expiry: string;
  cvv: string;
}

/** The first day on which a card of `MM/YY` no longer works; `null` when it isn't a month. */
function cardEnd(expiry: string): Date | null {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim());
  return match ? new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)) : null;
}

/** Which field is wrong, if any, as text keys. */
export function checkCard(fields: CardFields, now: Date): Partial<Record<keyof CardFields, keyof Texts>> {
  const number = fields.number.replace(/\D/g, '');
  const end = cardEnd(fields.expiry);
  return {
    ...(/^\d{13,19}$/.test(number) && passesLuhn(number) ? {} : { number: 'wrongNumber' as const }),
    ...(end && end > now ? {} : { expiry: 'wrongExpiry' as const }),
    ...(fields.cvv.trim() === '123' ? {} : { cvv: 'wrongCvv' as const }),
  };
}

export function maskCard(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(-4)}`;
}

/** What becomes of a card, by its masked number; one that isn't a test card is denied by its bank. */
export function cardOutcome(maskedCard: unknown): Pick<TestCard, 'outcome' | 'fraudStatus'> {
  const known = TEST_CARDS.find(({ number }) => maskCard(number) === maskedCard);
  return known ?? { outcome: 'deny', fraudStatus: 'accept' };
}
