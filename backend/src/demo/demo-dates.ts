/** The specification's concert date, 18:00 in Jakarta. */
const SPECIFIED = new Date('2025-11-22T11:00:00.000Z');
const MIN_AHEAD_MS = 7 * 24 * 3_600_000;

/**
 * The demo's concert date: the specification's, or when that is past the next 22 November that is at least seven days
 * ahead (rules, "Content").
 */
export function demoConcertDate(now: Date): Date {
  const date = new Date(SPECIFIED);
  if (date > now) return date;
  while (date.getTime() - now.getTime() < MIN_AHEAD_MS) date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date;
}
