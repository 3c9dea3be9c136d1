import type { Act } from '@festival/contracts';
import { JAKARTA_OFFSET_MS } from '@festival/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An act after midnight belongs to the evening before. */
const DAY_BEGINS_MS = 5 * HOUR_MS;
/** The room that an act has in the timetable while nobody knows its end. */
const UNKNOWN_LENGTH_MS = 45 * MINUTE_MS;

/** An act that has a time; in milliseconds since 1970. */
export interface TimedAct {
  act: Act;
  from: number;
  /** Null while it isn't known. */
  to: number | null;
}

/** The acts that play in one hour. */
export interface TimetableHour {
  /** When the hour begins, in milliseconds since 1970. */
  from: number;
  acts: readonly TimedAct[];
}

/** One day of the festival. */
export interface TimetableDay {
  /** Its first act, whose day it is named by. */
  from: number;
  acts: readonly TimedAct[];
}

/** The acts with a time, day by day in the order of their times; the others in the editors' order. */
export function timetableOf(acts: readonly Act[]): { days: readonly TimetableDay[]; untimed: readonly Act[] } {
  const days = new Map<number, TimedAct[]>();
  for (const timed of timedActs(acts)) {
    const day = Math.floor((timed.from + JAKARTA_OFFSET_MS - DAY_BEGINS_MS) / (24 * HOUR_MS));
    days.set(day, [...(days.get(day) ?? []), timed]);
  }
  return {
    days: [...days.values()].map((dayActs) => ({ from: dayActs[0]?.from ?? 0, acts: dayActs })),
    untimed: acts.filter(({ starts_at }) => starts_at === null),
  };
}

/** In the order of their times. */
export function timedActs(acts: readonly Act[]): TimedAct[] {
  return acts
    .flatMap((act) => {
      if (act.starts_at === null) return [];
      return { act, from: Date.parse(act.starts_at), to: act.ends_at === null ? null : Date.parse(act.ends_at) };
    })
    .sort((a, b) => a.from - b.from);
}

/** The day's hours in which somebody starts. */
export function hoursOf({ acts }: TimetableDay): TimetableHour[] {
  const hours = new Map<number, TimedAct[]>();
  for (const timed of acts) {
    const from = floorTo(timed.from, HOUR_MS);
    hours.set(from, [...(hours.get(from) ?? []), timed]);
  }
  return [...hours].map(([from, hourActs]) => ({ from, acts: hourActs }));
}

/** A stage of the table, as wide as acts play on it at once. */
export interface StageColumn {
  stage: string;
  lanes: number;
}

export interface TableCell {
  /** Stage and lane, for a key. */
  key: string;
  /** Null for an empty piece. */
  timed: TimedAct | null;
  rows: number;
}

export interface TableRow {
  from: number;
  /** Whether an hour begins here. */
  isHour: boolean;
  cells: readonly TableCell[];
}

/** A day as a table: a column for each stage, in the editors' order, and a row for each step of time. */
export interface TimetableTable {
  stages: readonly StageColumn[];
  rows: readonly TableRow[];
  rowsPerHour: number;
  minutesPerRow: number;
}

/** The longest step that all times of a day are multiples of. */
const STEPS_MIN = [30, 15, 10, 5] as const;

interface Lane {
  stage: string;
  acts: { timed: TimedAct; from: number; to: number }[];
}

export function tableOf({ acts }: TimetableDay): TimetableTable {
  const minutesPerRow = stepOf(acts);
  const stepMs = minutesPerRow * MINUTE_MS;
  const lanes = lanesOf(acts, stepMs);
  const all = lanes.flatMap((lane) => lane.acts);
  const begins = floorTo(Math.min(...all.map(({ from }) => from)), HOUR_MS);
  const ends = -floorTo(-Math.max(...all.map(({ to }) => to)), HOUR_MS);
  const rows: TableRow[] = [];
  for (let from = begins; from < ends; from += stepMs) {
    const cells = lanes.flatMap((lane, index) => cellAt(lane, from, { begins, ends, stepMs }, index) ?? []);
    rows.push({ from, isHour: from % HOUR_MS === 0, cells });
  }
  return { stages: columnsOf(lanes), rows, rowsPerHour: 60 / minutesPerRow, minutesPerRow };
}

function stepOf(acts: readonly TimedAct[]): number {
  const times = acts.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  return STEPS_MIN.find((step) => times.every((time) => time % (step * MINUTE_MS) === 0)) ?? 5;
}

/** Who plays while another one does on the same stage gets a lane of their own. */
function lanesOf(acts: readonly TimedAct[], stepMs: number): Lane[] {
  const stages = [
    ...new Set([...acts].sort((a, b) => a.act.sort_order - b.act.sort_order).map(({ act }) => act.stage)),
  ];
  return stages.flatMap((stage) => {
    const lanes: Lane[] = [{ stage, acts: [] }];
    for (const timed of acts.filter(({ act }) => act.stage === stage)) {
      const from = floorTo(timed.from, stepMs);
      const to = Math.max(from + stepMs, floorTo(timed.to ?? timed.from + UNKNOWN_LENGTH_MS, stepMs));
      const free = lanes.find((lane) => (lane.acts.at(-1)?.to ?? 0) <= from);
      if (free) free.acts.push({ timed, from, to });
      else lanes.push({ stage, acts: [{ timed, from, to }] });
    }
    return lanes;
  });
}

function columnsOf(lanes: readonly Lane[]): StageColumn[] {
  const stages = [...new Set(lanes.map(({ stage }) => stage))];
  return stages.map((stage) => ({ stage, lanes: lanes.filter((lane) => lane.stage === stage).length }));
}

/** The cell that begins at `from`; null inside of one that has begun. */
function cellAt(
  { stage, acts }: Lane,
  from: number,
  { begins, ends, stepMs }: { begins: number; ends: number; stepMs: number },
  index: number,
): TableCell | null {
  const key = `${stage}-${index}`;
  const one = acts.find((act) => act.from === from);
  if (one) return { key, timed: one.timed, rows: (one.to - one.from) / stepMs };
  const isFree = !acts.some((act) => act.from < from && act.to > from);
  if (!isFree || (from !== begins && !acts.some((act) => act.to === from))) return null;
  const next = acts.find((act) => act.from > from)?.from ?? ends;
  return { key, timed: null, rows: (next - from) / stepMs };
}

const floorTo = (time: number, step: number): number => Math.floor(time / step) * step;
