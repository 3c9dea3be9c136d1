import { formatRupiah } from '@festival/contracts';
import { formatCount } from '../lists/StatCard';
import { t } from '../../lib/i18n/t';

const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2025-10-03` → `3 Okt`. The day is Jakarta's already, so no zone must move it. */
export function formatDay(text: string | undefined): string {
  return text === undefined ? '' : day.format(new Date(text));
}

/** One day (`2025-10-03`) with the value of each series by its key. */
export interface ChartDay {
  day: string;
  values: Record<string, number>;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** A colour of CSS or a path in the palette, as `sx` takes it. */
  colour: string;
}

/** The unit of the values: its name at the axis, a short form for the axis and a full one. */
export interface ChartUnit {
  name: string;
  short: (value: number) => string;
  full: (value: number) => string;
}

const compactRupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  notation: 'compact',
  maximumFractionDigits: 1,
});

export const RUPIAH: ChartUnit = {
  name: t('Rupiah'),
  short: (value) => compactRupiah.format(value),
  full: formatRupiah,
};

/** A unit that is counted, with its word for one and for several; all translated. */
export function countUnit(name: string, one: string, several: string): ChartUnit {
  return {
    name,
    short: formatCount,
    full: (value) => `${formatCount(value)} ${value === 1 ? one : several}`,
  };
}

export function dayTotal({ values }: ChartDay): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0);
}

/** A chart in one sentence: from when to when, and the highest day. */
export function chartSummary(title: string, days: readonly ChartDay[], unit: ChartUnit): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return title;
  const most = days.reduce((highest, each) => (dayTotal(each) > dayTotal(highest) ? each : highest), first);
  const period =
    first === last
      ? formatDay(first.day)
      : t('%{day} to %{day2}', { day: formatDay(first.day), day2: formatDay(last.day) });
  return t('%{title}, %{period}. The highest day is %{day} with %{most}.', {
    title,
    period,
    day: formatDay(most.day),
    most: unit.full(dayTotal(most)),
  });
}
