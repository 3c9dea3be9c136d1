import { Query } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { readFilterValue } from '../../lists/filter-value.js';
import type { FilterRule, FilterValue, ListFilter, ListRequest, ListRules, SortOrder } from '../../lists/list-rules.js';

export const MAX_LIST_ROWS = 10_000;
const DEFAULT_LIST_ROWS = 25;
const PARAMETERS = ['sort', 'range', 'filter'] as const;

const LIST = Symbol('list');

/**
 * The list that a route serves. `parts`: the parameters that it reads. `isOptional`: without `sort`, `range` and
 * `filter` it answers in another shape.
 */
export interface ServedList {
  rules: ListRules;
  parts: 'all' | 'filter';
  isOptional: boolean;
}

/** The parameter takes the request's `ListRequest`. `listOf` reads the rules from the handler again. */
export function ListQuery(rules: ListRules): ParameterDecorator {
  return decorate({ rules, parts: 'all', isOptional: false }, (query) => parseListQuery(query, rules));
}

/** Null for a request without any of `sort`, `range` and `filter`, which the route answers in another shape. */
export function OptionalListQuery(rules: ListRules): ParameterDecorator {
  const list: ServedList = { rules, parts: 'all', isOptional: true };
  return decorate(list, (query) => (isListQuery(query) ? parseListQuery(query, rules) : null));
}

/** The parameter takes the `ListFilter` of a route that answers about all the rows: a total, a file. */
export function FilterQuery(rules: ListRules): ParameterDecorator {
  return decorate({ rules, parts: 'filter', isOptional: false }, (query) => parseFilter(query, rules));
}

/** The list that a handler serves; undefined when it serves none. */
export function listOf(handler: object): ServedList | undefined {
  return Reflect.getMetadata(LIST, handler) as ServedList | undefined;
}

function decorate(list: ServedList, transform: (query: unknown) => unknown): ParameterDecorator {
  return (prototype, method, index) => {
    if (method === undefined) throw new Error('A list query is a parameter of a route.');
    Reflect.defineMetadata(LIST, list, (prototype as Record<string | symbol, object>)[method] ?? {});
    Query({ transform })(prototype, method, index);
  };
}

/**
 * Reads `sort=["field","ASC"]&range=[0,24]&filter={}` (the dialect of ra-data-simple-rest). Only what the rules
 * declare, at most 10,000 rows; anything else is 400 and never reaches a query. A filter by `id` without a range gives
 * all of these records.
 */
export function parseListQuery<Rules extends ListRules>(query: unknown, rules: Rules): ListRequest<Rules> {
  const given = asParameters(query);
  const filter = parseFilter(query, rules);
  const asked = (filter as ListFilter).id?.length ?? 0;
  return {
    ...readSort(json(given, 'sort'), rules),
    ...readRange(json(given, 'range'), Math.max(DEFAULT_LIST_ROWS, asked)),
    filter,
  };
}

function isListQuery(query: unknown): boolean {
  return PARAMETERS.some((key) => key in asParameters(query));
}

function asParameters(query: unknown): Record<string, unknown> {
  return (query ?? {}) as Record<string, unknown>;
}

/** A parameter of a list in pages, read like a filter; undefined where it filters nothing. */
export function readOne<const Rule extends FilterRule>(
  parameter: string,
  rule: Rule,
  given: unknown,
): FilterValue<Rule> | undefined {
  const read = readFilterValue(rule, given ?? null);
  if ('expected' in read) throw badParameter(parameter, `it ${read.expected}`);
  return read.value as FilterValue<Rule> | undefined;
}

function badParameter(parameter: string, expected: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `The parameter ${parameter} is not valid: ${expected}.`, { cause });
}

function json(given: Record<string, unknown>, parameter: (typeof PARAMETERS)[number]): unknown {
  const text = given[parameter];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw badParameter(parameter, 'it may be given once');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw badParameter(parameter, 'it must be JSON', cause);
  }
}

function readSort<Rules extends ListRules>(
  value: unknown,
  { sorts, defaultSort }: Rules,
): Pick<ListRequest<Rules>, 'sort' | 'order'> {
  const [field, order, ...more] = (value === undefined ? defaultSort : asPair('sort', value)) as unknown[];
  const isKnown = typeof field === 'string' && Object.hasOwn(sorts, field);
  if (!isKnown || !isOrder(order) || more.length > 0) {
    throw badParameter('sort', `sort by ${Object.keys(sorts).join(', ')}, ASC or DESC`);
  }
  return { sort: sorts[field] as ListRequest<Rules>['sort'], order };
}

function isOrder(value: unknown): value is SortOrder {
  return value === 'ASC' || value === 'DESC';
}

function asPair(parameter: string, value: unknown): unknown[] {
  if (Array.isArray(value) && value.length === 2) return value;
  throw badParameter(
    parameter,
    parameter === 'sort' ? 'give a field and ASC or DESC' : 'give the first and the last row',
  );
}

function readRange(value: unknown, otherwise: number): { skip: number; take: number } {
  if (value === undefined) return { skip: 0, take: otherwise };
  const [first, last] = asPair('range', value);
  if (!isIndex(first) || !isIndex(last) || last < first || last - first >= MAX_LIST_ROWS) {
    throw badParameter('range', `at most ${MAX_LIST_ROWS} rows, counted from 0`);
  }
  return { skip: first, take: last - first + 1 };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parseFilter<Rules extends ListRules>(query: unknown, { filters }: Rules): ListFilter<Rules> {
  const value = json(asParameters(query), 'filter');
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badParameter('filter', 'give an object');
  const read: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    const rule = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!rule) throw badParameter('filter', `filter by ${Object.keys(filters).join(', ')}`);
    const answer = readFilterValue(rule, each);
    if ('expected' in answer) throw badParameter('filter', `${name} ${answer.expected}`);
    if (answer.value !== undefined) read[name] = answer.value;
  }
  return read as ListFilter<Rules>;
}
