import { type DaySales, TREND_STEP_MINUTES } from '@festival/contracts';

const STEPS_AN_HOUR = 60 / TREND_STEP_MINUTES;
const STEPS_A_DAY = 24 * STEPS_AN_HOUR;
/** Fewer hours are no curve. */
const LEAST_HOURS = 4;

/** A moment of the day, in hours since midnight, with the tickets sold until then. */
export interface CurvePoint {
  hour: number;
  tickets: number;
}

/** The tickets sold until the end of each step, from midnight on. */
export function curveOf({ steps }: Pick<DaySales, 'steps'>): CurvePoint[] {
  let tickets = 0;
  const points = steps.map((count, step) => {
    tickets += count;
    return { hour: (step + 1) / STEPS_AN_HOUR, tickets };
  });
  return [{ hour: 0, tickets: 0 }, ...points];
}

/** The whole hours in which either day sold anything, and the present one. */
export function hoursShown(today: Pick<DaySales, 'steps'>, last: Pick<DaySales, 'steps'> | null): [number, number] {
  const sold = [today, ...(last ? [last] : [])].flatMap(({ steps }) =>
    steps.flatMap((count, step) => (count > 0 ? [step] : [])),
  );
  const present = Math.min(today.steps.length, STEPS_A_DAY);
  const to = Math.ceil(Math.max(present, ...sold.map((step) => step + 1)) / STEPS_AN_HOUR);
  const from = Math.min(Math.floor(Math.min(present - 1, ...sold) / STEPS_AN_HOUR), to - LEAST_HOURS);
  return from < 0 ? [0, Math.max(to, LEAST_HOURS)] : [from, to];
}

/** What a day had sold by the time that today has reached. */
export function soldByNow(day: Pick<DaySales, 'steps'>, today: Pick<DaySales, 'steps'>): number {
  return day.steps.slice(0, today.steps.length).reduce((sum, count) => sum + count, 0);
}

/** The tickets of one hour of the clock; null of one that has not begun. */
export function soldInHour({ steps }: Pick<DaySales, 'steps'>, hour: number): number | null {
  const first = hour * STEPS_AN_HOUR;
  if (first >= steps.length) return null;
  return steps.slice(first, first + STEPS_AN_HOUR).reduce((sum, count) => sum + count, 0);
}
