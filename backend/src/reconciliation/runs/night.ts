import { JAKARTA_OFFSET_MS } from '@festival/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_HOUR = 2;
const LAST_HOUR = 5;

export interface Night {
  /** Its date in Jakarta, as `2025-11-22`. */
  name: string;
  endsAt: Date;
}

/** The night (02:00–05:00 in Jakarta) that a moment belongs to, or else the last one before it. */
export function lastNight(moment: Date): Night {
  const jakarta = moment.getTime() + JAKARTA_OFFSET_MS - FIRST_HOUR * HOUR_MS;
  const midnight = Math.floor(jakarta / DAY_MS) * DAY_MS;
  return {
    name: new Date(midnight).toISOString().slice(0, 10),
    endsAt: new Date(midnight + LAST_HOUR * HOUR_MS - JAKARTA_OFFSET_MS),
  };
}
