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
  next_year: { from: 'writing', days: 7, min: 1, max: 90 },
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

/** On so many nights running an end must be in the settings before it counts: a mistyped year removes nothing. */
export const NIGHTS_UNTIL_AN_END_COUNTS = 7;
/** So long everybody is told before the first removal. */
export const DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL = 7;

/** The festival's ends that count. */
export interface EventEnds {
  /** Of the event in the settings, past or to come. */
  end: Date;
  /** Of earlier events. */
  earlier: readonly Date[];
}

const DAY_MS = 86_400_000;
const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
const times = (moments: readonly Date[]): number[] => moments.map((each) => each.getTime());

/**
 * Everything that was written up to this moment is due; null: nothing is, as while no end counts. What was written up to
 * an event's end is due `days` after it, and never sooner than `days` after its writing. What was written later waits for
 * the next event when one is set, else for its own `days`.
 */
export function dueUpTo(from: RetentionRule['from'], days: number, ends: EventEnds | null, now: Date): Date | null {
  const longAgo = later(now, -days);
  if (from === 'writing') return longAgo;
  if (!ends) return null;
  if (ends.end <= longAgo) return longAgo;
  const over = ends.earlier.filter((each) => each <= longAgo);
  return over.length === 0 ? null : new Date(Math.max(...times(over)));
}

/** When something that was written then is due, by the same rule; null while no end counts. */
export function dueAt(from: RetentionRule['from'], days: number, ends: EventEnds | null, written: Date): Date | null {
  if (from === 'writing') return later(written, days);
  if (!ends) return null;
  const after = [ends.end, ...ends.earlier].filter((each) => each >= written);
  return later(after.length === 0 ? written : new Date(Math.min(...times(after))), days);
}
