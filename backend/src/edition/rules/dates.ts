import { JAKARTA_OFFSET_MS } from '@festival/contracts';

const DAY_MS = 86_400_000;

/** Days from one date to another on Jakarta's calendar, whatever the time of day. */
export function calendarDays(from: Date, to: Date): number {
  return jakartaDay(to) - jakartaDay(from);
}

/** So many days on, at the same time of day: Jakarta has no summer time. */
export function shifted(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

function jakartaDay(moment: Date): number {
  return Math.floor((moment.getTime() + JAKARTA_OFFSET_MS) / DAY_MS);
}
