import { expendable, KEEP } from './rotation.js';

const NOW = new Date('2025-11-22T12:30:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => ({ takenAt: new Date(NOW.getTime() - hours * HOUR) });
const hoursAgo = (backups: ReadonlyArray<{ takenAt: Date }>) =>
  backups.map(({ takenAt }) => (NOW.getTime() - takenAt.getTime()) / HOUR);

const range = (count: number, step = 1) => Array.from({ length: count }, (_, index) => ago(index * step));
const kept = (backups: ReturnType<typeof range>) => {
  const old = new Set(expendable(backups, NOW, KEEP));
  return backups.filter((each) => !old.has(each));
};

describe('the backups that may go', () => {
  it.each<[string, number[], number[]]>([
    ['no backup', [], []],
    ['one, however old', [20_000], []],
    ['the older ones of an hour', [0.1, 0.2, 0.4], [0.2, 0.4]],
    ['none of different hours', [0.1, 1.1, 2.1], []],
    // 12:30 less 49 h is 11:30 two days before.
    ['after two days the older ones of a day', [49, 50, 51], [50, 51]],
    ['after a month the older ones of a week', [31 * 24, 32 * 24, 40 * 24], [32 * 24]],
    ['all after a year, but for the newest', [370 * 24, 380 * 24], [380 * 24]],
  ])('are, of %s', (_, hours, gone) => {
    expect(hoursAgo(expendable(hours.map(ago), NOW, KEEP))).toEqual(gone);
  });

  it('leave two days by the hour, a month by the day and a year by the week', () => {
    const left = kept(range(400 * 24));
    expect(left.filter(({ takenAt }) => takenAt >= ago(47).takenAt)).toHaveLength(48);
    expect(left.length).toBeGreaterThan(48 + 28 + 45);
    expect(left.length).toBeLessThan(48 + 30 + 54);
  });

  it('are the same whether one asks every hour or once', () => {
    const hourly: Array<{ takenAt: Date }> = [];
    for (let hour = 60 * 24; hour >= 0; hour -= 1) {
      hourly.push(ago(hour));
      const old = new Set(expendable(hourly, ago(hour).takenAt, KEEP));
      hourly.splice(0, hourly.length, ...hourly.filter((each) => !old.has(each)));
    }
    expect(hourly).toEqual(kept(range(60 * 24 + 1)).toReversed());
  });
});
