const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const FIRST_HOUR = 2;
const LAST_HOUR = 5;

/** The night in Jakarta that a moment belongs to, as `2025-11-22`; null outside 02:00–05:00, when buyers are awake. */
export function nightOf(moment: Date): string | null {
  const jakarta = new Date(moment.getTime() + JAKARTA_OFFSET_MS);
  const hour = jakarta.getUTCHours();
  return hour >= FIRST_HOUR && hour < LAST_HOUR ? jakarta.toISOString().slice(0, 10) : null;
}
