const HOUR = 60;
const DAY = 24 * HOUR;
/** Fewer seats in a day tell nothing. */
const LEAST_SOLD = 5;
const LONGEST = 14 * DAY;

/** Seats that were ordered and are still held or paid. */
export interface SoldLately {
  lastHour: number;
  lastDay: number;
}

/**
 * The minutes until `left` seats are sold at the faster of two paces, the last hour's and the last day's; rounded as a
 * visitor is told it. Null when too few were sold to tell, or when they last longer than two weeks.
 */
export function minutesLeft(left: number, { lastHour, lastDay }: SoldLately): number | null {
  if (left <= 0 || lastDay < LEAST_SOLD) return null;
  const minutes = left / Math.max(lastHour / HOUR, lastDay / DAY);
  if (minutes > LONGEST) return null;
  const step = minutes < 2 * HOUR ? 10 : minutes < 2 * DAY ? HOUR : DAY;
  return Math.max(step, Math.round(minutes / step) * step);
}
