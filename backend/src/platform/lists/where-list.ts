import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/text-search.js';
import type { FilterRule, FilterValue, ListRules } from './list-rules.js';

/** Narrows a select by each filter whose rule names its column; the list applies the others itself. */
export function whereList<Row extends ObjectLiteral>(
  select: SelectQueryBuilder<Row>,
  { filters }: Pick<ListRules, 'filters'>,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const [name, rule] of Object.entries<FilterRule>(filters)) {
    const value = given[name] as FilterValue | undefined;
    if (value !== undefined) whereFilter(select, name, rule, value);
  }
}

function whereFilter<Row extends ObjectLiteral>(
  select: SelectQueryBuilder<Row>,
  name: string,
  rule: FilterRule,
  value: FilterValue,
): void {
  const column = (of: string) => `${select.alias}.${of}`;
  const parameter = `filter_${name}`;
  if ('containedIn' in rule) {
    const tests = rule.containedIn.map((each) => `LOWER(${column(each)}) LIKE :${parameter} ESCAPE '!'`);
    select.andWhere(`(${tests.join(' OR ')})`, { [parameter]: containing(String(value)) });
  } else if ('from' in rule) select.andWhere(`${column(rule.from)} >= :${parameter}`, { [parameter]: value });
  else if ('to' in rule) select.andWhere(`${column(rule.to)} <= :${parameter}`, { [parameter]: value });
  else if (rule.column === undefined) return;
  else if (!Array.isArray(value)) select.andWhere(`${column(rule.column)} = :${parameter}`, { [parameter]: value });
  else whereAmong(select, column(rule.column), parameter, value);
}

/** No database takes an empty list. */
export function whereAmong<Row extends ObjectLiteral>(
  select: SelectQueryBuilder<Row>,
  column: string,
  parameter: string,
  values: ReadonlyArray<string | number>,
): void {
  if (values.length === 0) select.andWhere('1 = 0');
  else select.andWhere(`${column} IN (:...${parameter})`, { [parameter]: values });
}
