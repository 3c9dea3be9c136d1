import { ListPage } from './list-page.js';
import type { FilterRule, FilterValue, ListRequest, ListRules } from './list-rules.js';

type Value = string | number | boolean | null | undefined;

/** A part of a list whose few rows are all in memory; its rules' columns are the rows' own fields. */
export function rowsPage<Row extends { id: string | number }>(
  resource: string,
  rows: readonly Row[],
  { filters }: Pick<ListRules<keyof Row & string>, 'filters'>,
  { sort, order, skip, take, filter }: ListRequest,
): ListPage<Row> {
  const given = Object.entries(filter as Record<string, FilterValue>);
  const found = rows.filter((row) =>
    given.every(([name, value]) => isMatch(row, filters[name] as FilterRule<keyof Row & string>, value)),
  );
  const sign = order === 'ASC' ? 1 : -1;
  // Names have no order but the one that their records came in.
  const places = new Map(rows.map(({ id }, place) => [id, typeof id === 'number' ? id : place]));
  const of = (row: Row, field: string) => (field === 'id' ? places.get(row.id) : row[field as keyof Row]) as Value;
  found.sort(
    (one, other) => sign * (compare(of(one, sort), of(other, sort)) || compare(of(one, 'id'), of(other, 'id'))),
  );
  return new ListPage(resource, found.slice(skip, skip + take), skip, found.length);
}

function isMatch<Row>(row: Row, rule: FilterRule<keyof Row & string>, value: FilterValue): boolean {
  const column = 'column' in rule ? rule.column : undefined;
  if (column === undefined) throw new Error('A list in memory filters by its own fields.');
  return ([value].flat() as unknown[]).includes(row[column]);
}

/** Nothing comes before everything. */
function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return Number(one ?? -1) - Number(other ?? -1);
}
