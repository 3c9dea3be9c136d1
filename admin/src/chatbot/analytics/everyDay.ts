import type { ChatAnalytics } from '@festival/contracts';

type Day = ChatAnalytics['questions_by_day'][number];

const DAY_MS = 86_400_000;

/** The days with questions and those between them on which nothing was asked: a chart without gaps tells the truth. */
export function everyDay(days: readonly Day[]): Day[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const known = new Map(days.map((each) => [each.day, each]));
  const count = Math.round((Date.parse(last.day) - Date.parse(first.day)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first.day) + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, answered: 0, fallback: 0 };
  });
}
