import { DASHBOARD_DAYS, jakartaClock, type SalesDay } from '@festival/contracts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Paid orders of one tier on one day in Jakarta; `net` less what was refunded. */
export interface TierDay {
  day: string;
  ticketType: string;
  orders: number;
  tickets: number;
  net: number;
}

/** `2025-10-03`: the day in Jakarta. */
export function jakartaDate(time: Date): string {
  return jakartaClock(time).slice(0, 10);
}

/** Every day from the first sale to today, those without a sale too; the last 92 when there are more. */
export function salesDays(rows: readonly TierDay[], now: Date): SalesDay[] {
  const byDay = groupByDay(rows);
  const [first] = [...byDay.keys()].sort();
  if (first === undefined) return [];
  return daysBetween(first, jakartaDate(now))
    .slice(-DASHBOARD_DAYS)
    .map((day) => toDay(day, byDay.get(day) ?? []));
}

function groupByDay(rows: readonly TierDay[]): Map<string, TierDay[]> {
  const byDay = new Map<string, TierDay[]>();
  for (const row of rows) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  return byDay;
}

function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(1, count) }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

function toDay(day: string, rows: readonly TierDay[]): SalesDay {
  const sum = (of: (row: TierDay) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    day,
    orders: sum(({ orders }) => orders),
    tickets: sum(({ tickets }) => tickets),
    net: sum(({ net }) => net),
    tiers: Object.fromEntries(rows.map(({ ticketType, tickets }) => [ticketType, tickets])),
  };
}
