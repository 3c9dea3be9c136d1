import type { CountdownEvent } from '@festival/contracts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * The event to count down to: the first in the editors' order that is still ahead; when all have begun, the last. `now`
 * in milliseconds since 1970; undefined without events.
 */
export function currentEvent(events: readonly CountdownEvent[], now: number): CountdownEvent | undefined {
  return events.find(({ targetDate }) => Date.parse(targetDate) > now) ?? events.at(-1);
}

export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type TimeLeft = Record<(typeof UNITS)[number], number>;

/** The time left until the moment, zero once it has come; a second that has begun counts whole. */
export function timeLeft(targetDate: string, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((Date.parse(targetDate) - now) / 1000));
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  };
}
