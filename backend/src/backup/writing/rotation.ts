/** For how long the newest backup of each hour, day and week is kept. */
export interface Keep {
  hours: number;
  days: number;
  weeks: number;
}

/** Two days by the hour, a month by the day, a year by the week. */
export const KEEP: Keep = { hours: 48, days: 30, weeks: 52 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * The backups that may go. Hours, days and weeks are those of UTC, so that one backup stays the newest of its hour
 * whenever it is asked. The newest of all always stays.
 */
export function expendable<T extends { takenAt: Date }>(backups: readonly T[], now: Date, keep: Keep): T[] {
  const newestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set<T>(newestFirst.slice(0, 1));
  const spans: ReadonlyArray<readonly [length: number, count: number]> = [
    [HOUR, keep.hours],
    [DAY, keep.days],
    [WEEK, keep.weeks],
  ];
  for (const [length, count] of spans) {
    const seen = new Set<number>();
    for (const each of newestFirst) {
      const time = each.takenAt.getTime();
      const span = Math.floor(time / length);
      if (now.getTime() - time >= count * length || seen.has(span)) continue;
      seen.add(span);
      kept.add(each);
    }
  }
  return newestFirst.filter((each) => !kept.has(each));
}
