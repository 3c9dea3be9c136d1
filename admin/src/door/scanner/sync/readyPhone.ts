import type { EndedBecause, PhoneRow } from '../store/gateDatabase';

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
