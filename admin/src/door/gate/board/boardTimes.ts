import { formatJakartaSeconds, jakartaTimeOfDay, toJakartaInput } from '../../../lib/jakartaTime';

const MINUTE_MS = 60_000;
const dayOf = (iso: string): string => toJakartaInput(iso).slice(0, '2025-11-22'.length);

/** `19:02:11`; with its day when that isn't the day of `now`. */
export function timeTonight(iso: string, now: string): string {
  return dayOf(iso) === dayOf(now) ? jakartaTimeOfDay(new Date(iso)) : formatJakartaSeconds(iso);
}

/** `19:02`, for each of the minutes that end `now`: the oldest first. */
export function minuteLabels(now: string, count: number): string[] {
  const end = Date.parse(now);
  return Array.from({ length: count }, (_, index) =>
    jakartaTimeOfDay(new Date(end - (count - index) * MINUTE_MS)).slice(0, '19:02'.length),
  );
}
