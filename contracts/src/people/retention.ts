/** Kinds of personal data that are removed after a while. `from`: days count from the event's end, or from the writing. */
export const RETENTION = {
  orders: { from: 'event', days: 365, min: 30, max: 3_650 },
  mails: { from: 'event', days: 90, min: 30, max: 3_650 },
  payments: { from: 'event', days: 180, min: 30, max: 3_650 },
  scans: { from: 'event', days: 90, min: 30, max: 3_650 },
  audit: { from: 'event', days: 180, min: 30, max: 3_650 },
  conversations: { from: 'writing', days: 90, min: 1, max: 365 },
  idempotency_keys: { from: 'writing', days: 1, min: 1, max: 90 },
  waiting_room: { from: 'writing', days: 7, min: 1, max: 365 },
  sign_ins: { from: 'writing', days: 30, min: 1, max: 365 },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof RETENTION;
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

export interface RetentionRule {
  from: 'event' | 'writing';
  /** The default. */
  days: number;
  min: number;
  max: number;
}

/** The festival's ends. */
export interface EventEnds {
  /** Of the event in the settings, past or to come. */
  end: Date;
  /** Of the last one that has been over for long; null: none has. */
  lastEnd: Date | null;
}

const DAY_MS = 86_400_000;
const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
const latest = (moments: readonly Date[]): Date => new Date(Math.max(...moments.map((each) => each.getTime())));

/**
 * Everything that was written up to this moment is due; null: nothing is. What was written up to an event's end is due
 * `days` after it, and never sooner than `days` after its writing. What was written later waits for the next event when
 * one is set, else for its own `days`.
 */
export function dueUpTo(
  from: RetentionRule['from'],
  days: number,
  { end, lastEnd }: EventEnds,
  now: Date,
): Date | null {
  const longAgo = later(now, -days);
  if (from === 'writing') return longAgo;
  const over = [lastEnd, end].filter((each): each is Date => each !== null && later(each, days) <= now);
  if (over.length === 0) return null;
  const last = latest(over);
  return last < end && longAgo > last ? last : longAgo;
}

/** When something that was written then is due, by the same rule. */
export function dueAt(from: RetentionRule['from'], days: number, { end, lastEnd }: EventEnds, written: Date): Date {
  const ends = [lastEnd, end].filter((each): each is Date => each !== null && each >= written);
  if (from === 'writing' || ends.length === 0) return later(written, days);
  return later(new Date(Math.min(...ends.map((each) => each.getTime()))), days);
}
