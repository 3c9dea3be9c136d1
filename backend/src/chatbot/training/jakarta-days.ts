import { jakartaClock } from '@festival/contracts';
import { momentOf } from '../../content/fields/local-time.js';
import { AppError } from '../../platform/errors/app-error.js';

const DAY_MS = 86_400_000;

const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/** The start of the day in Jakarta; a date with a time is that moment. */
export function dayStart(text: string): Date {
  const moment = momentOf(text);
  if (!moment) throw new AppError('BAD_REQUEST', 'The date is not valid.');
  return moment;
}

/** The start of the day in Jakarta `days` days before `moment`. */
export const dayStartBefore = (moment: Date, days: number): Date => {
  const there = jakartaClock(new Date(moment.getTime() - days * DAY_MS));
  return dayStart(there.slice(0, 'YYYY-MM-DD'.length));
};

/** The start of the next day in Jakarta, an exclusive end; a date with a time is that moment. */
export const dayEnd = (text: string): Date =>
  isDay(text) ? new Date(dayStart(text).getTime() + DAY_MS) : dayStart(text);
