import type { EndedBecause, PhoneRow } from '../../store/gateDatabase';

/** The phone's idea of the server's clock may be wrong by so much, milliseconds, after a night without a network. */
const EXPIRY_ERROR_MS = 60_000;

/** A phone that can judge: paired, with rules and tickets. */
export type ReadyPhone = PhoneRow & {
  session: string;
  phone: NonNullable<PhoneRow['phone']>;
  rules: NonNullable<PhoneRow['rules']>;
};

export function isReady(row: PhoneRow | null): row is ReadyPhone {
  return row !== null && row.session !== null && row.phone !== null && row.rules !== null;
}

/** Why a phone may not scan any more; null: it may. `now` is the server's clock, milliseconds since 1970. */
export function endedBecause({ ended, phone }: PhoneRow, now: number): EndedBecause | null {
  if (ended) return ended;
  return phone && Date.parse(phone.expires_at) <= now ? 'expired' : null;
}

/** Why the server refuses a phone, which it doesn't say; `now` is its clock, milliseconds since 1970. */
export function refusedBecause({ phone }: PhoneRow, now: number): EndedBecause {
  return phone && Date.parse(phone.expires_at) - EXPIRY_ERROR_MS <= now ? 'expired' : 'revoked';
}
