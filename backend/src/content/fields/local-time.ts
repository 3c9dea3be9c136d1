import { JAKARTA_OFFSET } from '@festival/contracts';
import { isStorable } from '../../platform/database/storable-dates.js';

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The moment that an editor typed; without an offset it is Jakarta's time, without a time the day's beginning there.
 * Null when it is none.
 */
export function momentOf(text: string): Date | null {
  const [, day, time = '00:00', offset = JAKARTA_OFFSET] = MOMENT.exec(text.trim()) ?? [];
  if (!day) return null;
  const moment = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return isStorable(moment) && isDay(day) ? moment : null;
}

/** Whether the calendar has that day: `Date` takes 31 June for 1 July. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
