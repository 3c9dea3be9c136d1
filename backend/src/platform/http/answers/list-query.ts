import { AppError } from '../errors/app-error.js';

export const MAX_LIST_ROWS = 10_000;
const DEFAULT_LIST_ROWS = 25;

export type SortOrder = 'ASC' | 'DESC';

/** What a react-admin list asks for. */
export interface ListQuery<Sort extends string, Filter extends string> {
  sort: Sort;
  order: SortOrder;
  /** Index of the first row, from 0. */
  skip: number;
  take: number;
  filter: Partial<Record<Filter, FilterValue>>;
}

export type FilterValue = string | number | boolean | Array<string | number>;

export interface ListRules<Sort extends string, Filter extends string> {
  sort: readonly Sort[];
  filter: readonly Filter[];
  defaultSort: [Sort, SortOrder];
}

/**
 * Reads `sort=["field","ASC"]&range=[0,24]&filter={}` (the dialect of ra-data-simple-rest). Only the fields
 * that the resource names, at most 10,000 rows; anything else is 400 and never reaches a query.
 */
export function parseListQuery<Sort extends string, Filter extends string>(
  query: unknown,
  rules: ListRules<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const given = (query ?? {}) as Record<string, unknown>;
  return {
    ...readSort(json(given, 'sort'), rules),
    ...readRange(json(given, 'range')),
    filter: readFilter(json(given, 'filter'), rules.filter),
  };
}

/** Whether the request speaks the admin's list dialect; some calls answer in pages otherwise. */
export function isListQuery(query: unknown): boolean {
  return ['sort', 'range', 'filter'].some((key) => key in ((query ?? {}) as object));
}

function bad(parameter: string, expected: string): AppError {
  return new AppError('BAD_REQUEST', `The parameter ${parameter} is not valid: ${expected}.`);
}

function json(given: Record<string, unknown>, parameter: string): unknown {
  const text = given[parameter];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw bad(parameter, 'it may be given once');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `The parameter ${parameter} is not valid: it must be JSON.`, { cause });
  }
}

function readSort<Sort extends string>(
  value: unknown,
  rules: ListRules<Sort, string>,
): { sort: Sort; order: SortOrder } {
  const [defaultField, defaultOrder] = rules.defaultSort;
  if (value === undefined) return { sort: defaultField, order: defaultOrder };
  if (!Array.isArray(value) || value.length !== 2) throw bad('sort', 'give a field and ASC or DESC');
  const [field, order] = value as [unknown, unknown];
  const sort = rules.sort.find((each) => each === field);
  if (sort === undefined || (order !== 'ASC' && order !== 'DESC')) {
    throw bad('sort', `sort by ${rules.sort.join(', ')}, ASC or DESC`);
  }
  return { sort, order };
}

function readRange(value: unknown): { skip: number; take: number } {
  if (value === undefined) return { skip: 0, take: DEFAULT_LIST_ROWS };
  if (!Array.isArray(value) || value.length !== 2) throw bad('range', 'give the first and the last row');
  const [first, last] = value as [unknown, unknown];
  if (!isIndex(first) || !isIndex(last) || last < first || last - first >= MAX_LIST_ROWS) {
    throw bad('range', `at most ${MAX_LIST_ROWS} rows, counted from 0`);
  }
  return { skip: first, take: last - first + 1 };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readFilter<Filter extends string>(
  value: unknown,
  allowed: readonly Filter[],
): Partial<Record<Filter, FilterValue>> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad('filter', 'give an object');
  const filter: Partial<Record<Filter, FilterValue>> = {};
  for (const [key, each] of Object.entries(value) as Array<[string, unknown]>) {
    const field = allowed.find((name) => name === key);
    if (field === undefined) throw bad('filter', `filter by ${allowed.join(', ') || 'nothing'}`);
    if (each === null || each === '') continue;
    if (!isFilterValue(each)) throw bad('filter', `${field} must be text, a number, a flag or a list of these`);
    filter[field] = each;
  }
  return filter;
}

function isFilterValue(value: unknown): value is FilterValue {
  if (Array.isArray(value)) return value.length <= MAX_LIST_ROWS && value.every(isListed);
  return isListed(value) || typeof value === 'boolean';
}

function isListed(value: unknown): value is string | number {
  return (typeof value === 'string' && value.length <= 255) || (typeof value === 'number' && Number.isFinite(value));
}
