import { JAKARTA_OFFSET } from '@festival/contracts';
import { isStorable } from '../../platform/database/storable-dates.js';

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a moment that an editor typed: in Jakarta's time without an offset, the start of the day without a time. Null
 * when the text is no moment.
 */
export function momentOf(text: string): Date | null {
  const [, day, time = '00:00', offset = JAKARTA_OFFSET] = MOMENT.exec(text.trim()) ?? [];
  if (!day) return null;
  const moment = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return isStorable(moment) && isDay(day) ? moment : null;
}

/** An optional moment of a request: undefined when left out, null when cleared. */
export const givenMoment = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? momentOf(text) : text;

/** Whether the calendar has that day: `Date` reads 31 June as 1 July. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
