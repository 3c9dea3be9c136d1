const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Age {
  unit: 'min' | 'h' | 'd';
  count: number;
}

/** How long something has waited, in its largest whole unit; under two days in hours, for which people plan. */
export function ageOf(since: string, now: number): Age {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms < HOUR_MS) return { unit: 'min', count: Math.floor(ms / MINUTE_MS) };
  if (ms < 2 * DAY_MS) return { unit: 'h', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'd', count: Math.floor(ms / DAY_MS) };
}
