import type { NewMail } from '../mail-payloads.js';

/** As rows of the outbox hold it. `wanted`: receipts, refunds and links that a person asked for. */
export const LANE = { eTickets: 0, wanted: 1, reminders: 2 } as const;

export type Lane = (typeof LANE)[keyof typeof LANE];

/** In the order of leaving. */
export const LANES: readonly Lane[] = [LANE.eTickets, LANE.wanted, LANE.reminders];

/**
 * The part of `MAIL_PER_MINUTE` that may be used up before a lane has to wait. The rest is left to the lanes before it:
 * 3 of 10 mails a minute to those that aren't reminders, 1 of 10 to e-tickets.
 */
const SHARES: Readonly<Record<Lane, number>> = {
  [LANE.eTickets]: 1,
  [LANE.wanted]: 0.9,
  [LANE.reminders]: 0.7,
};

/** A mail's lane by its kind. A link to the payment is a reminder, unless somebody asked for it; next year's list has time. */
export function laneOf({ kind, isAskedFor = false, isBulk = false }: NewMail): Lane {
  // Strangers can cause them, and nobody has paid.
  if (isBulk || kind === 'next_year') return LANE.reminders;
  if (kind === 'e_ticket') return LANE.eTickets;
  return kind === 'finish_payment' && !isAskedFor ? LANE.reminders : LANE.wanted;
}

/** So many mails in the last minute hold a lane back; at least 1, or a rate of one would let no reminder out. */
export function laneLimit(lane: Lane, perMinute: number): number {
  return Math.ceil(SHARES[lane] * perMinute);
}
