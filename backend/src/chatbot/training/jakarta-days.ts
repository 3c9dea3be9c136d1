import { jakartaClock } from '@festival/contracts';
import { momentOf } from '../../content/fields/local-time.js';
import { AppError } from '../../platform/http/errors/app-error.js';

const DAY_MS = 86_400_000;

const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/** The first moment of a day in Jakarta; a date with a time is that moment. */
export function dayStart(text: string): Date {
  const moment = momentOf(text);
  if (!moment) throw new AppError('BAD_REQUEST', 'The date is not valid.');
  return moment;
}

/** The first moment of the day in Jakarta, `days` days before the one that this moment is in. */
export const dayStartBefore = (moment: Date, days: number): Date => {
  const there = jakartaClock(new Date(moment.getTime() - days * DAY_MS));
  return dayStart(there.slice(0, 'YYYY-MM-DD'.length));
};

/** The first moment that is no longer in it. */
export const dayEnd = (text: string): Date =>
  isDay(text) ? new Date(dayStart(text).getTime() + DAY_MS) : dayStart(text);
