import { isOrderStatus, statusGroup } from '@festival/contracts';
import type { FilterRule, ListRules } from '../../../src/platform/lists/list-rules.js';

type Row = Readonly<Record<string, unknown>>;
/** All rows that a filter names. */
type List = (filter: object) => Promise<{ data: Row[]; total?: number }>;
/** A value of a filter, and the rows that fit it; undefined for a row that doesn't show what is compared. */
type Case = readonly [value: unknown, fits: (row: Row) => boolean | undefined];

const LONG_AGO = '1500-01-01T00:00:00Z';
const FAR_OFF = '9000-01-01T00:00:00Z';

const nothing = (value: unknown): Case => [value, () => false];
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/**
 * Checks that a list applies a filter: each row found is a row of the list and fits, no row that fits is missing, and
 * some row is left out. `isPartial`: the list leaves rows out without a filter too.
 */
export async function expectNarrowing(list: List, rules: ListRules, name: string, isPartial: boolean): Promise<void> {
  await checkNarrowing(list, rules, name, isPartial);
  // A list that ignores the filter must fail the same checks.
  await expect(checkNarrowing(() => list({}), rules, name, isPartial)).rejects.toThrow(name);
}

async function checkNarrowing(list: List, rules: ListRules, name: string, isPartial: boolean): Promise<void> {
  const { data: all } = await list({});
  const counts: number[] = [];
  for (const [value, fits] of await casesOf(list, rules, name, all)) {
    const { data, total } = await list({ [name]: value });
    const ids = idsOf(data);
    expect({
      [name]: value,
      total,
      unknown: isPartial ? [] : ids.filter((id) => !idsOf(all).includes(id)),
      unfit: data.filter((row) => fits(row) === false),
      missing: all.filter((row) => fits(row) && !ids.includes(row['id'])),
    }).toEqual({ [name]: value, total: data.length, unknown: [], unfit: [], missing: [] });
    counts.push(data.length);
  }
  expect([name, all.length > Math.min(...counts)]).toEqual([name, true]);
}

async function casesOf(list: List, { sorts, filters }: ListRules, name: string, all: readonly Row[]): Promise<Case[]> {
  const rule = filters[name] as FilterRule;
  switch (rule.kind) {
    case 'text':
      if ('column' in rule) return [...shown(name, all), nothing('xqzvkw')];
      return [await searched(list, name, all), nothing('xqzvkw')];
    case 'ids':
      return [...shown(name, all), nothing(999_999)];
    case 'names':
      return [...shown(name, all), nothing('nothing')];
    case 'time': {
      const [column, far] = 'from' in rule ? [rule.from, FAR_OFF] : [rule.to, LONG_AGO];
      const field = Object.keys(sorts).find((each) => sorts[each] === column) ?? '';
      const isAfter = (row: Row, time: unknown) => String(row[field]) >= String(time);
      const isBefore = (row: Row, time: unknown) => String(row[field]) <= String(time);
      const times = all.map((row) => row[field]).sort();
      const middle = times[Math.floor(times.length / 2)];
      return [[middle, (row) => ('from' in rule ? isAfter : isBefore)(row, middle)], nothing(far)];
    }
    case 'boolean':
      // A flag without a column is not a row's own: its `false` leaves out nothing.
      return 'column' in rule ? [true, false].map((value) => [value, is(name, value)]) : [[true, () => undefined]];
    case 'one of':
      return rule.of.map((word) => [word, (row) => (name in row ? isMeant(word, row[name]) : undefined)]);
  }
}

const is = (name: string, value: unknown) => (row: Row) => (name in row ? row[name] === value : undefined);

/** A value that a row shows. */
function shown(name: string, all: readonly Row[]): Case[] {
  const value = all.map((row) => row[name]).find((each) => each !== undefined && each !== null);
  return value === undefined ? [] : [[value, is(name, value)]];
}

/** The first text of the rows that the search finds some by. */
async function searched(list: List, name: string, all: readonly Row[]): Promise<Case> {
  const texts = all.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string' && value !== ''));
  for (const text of texts.map(String)) {
    const { data } = await list({ [name]: text });
    const shownText = JSON.stringify(text).slice(1, -1).toLowerCase();
    if (data.length > 0) return [text, (row) => JSON.stringify(row).toLowerCase().includes(shownText)];
  }
  throw new Error('The search finds none of the texts.');
}

/** A word may stand for a group of statuses, or for any value. */
function isMeant(word: string, value: unknown): boolean {
  if (word === 'any') return value !== null;
  return value === word || (typeof value === 'string' && isOrderStatus(value) && statusGroup(value) === word);
}
