const DAY_MS = 86_400_000;
const JAKARTA = '+07:00';
const JAKARTA_MS = 7 * 3_600_000;

const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/** The first moment of a day in Jakarta; a date with a time is that moment. */
export const dayStart = (text: string): Date => new Date(isDay(text) ? `${text}T00:00:00${JAKARTA}` : text);

/** The first moment of the day in Jakarta, `days` days before the one that this moment is in. */
export const dayStartBefore = (moment: Date, days: number): Date => {
  const there = new Date(moment.getTime() + JAKARTA_MS - days * DAY_MS);
  return dayStart(there.toISOString().slice(0, 'YYYY-MM-DD'.length));
};

/** The first moment that is no longer in it. */
export const dayEnd = (text: string): Date =>
  isDay(text) ? new Date(dayStart(text).getTime() + DAY_MS) : new Date(text);
