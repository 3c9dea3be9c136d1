import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BY_ID, rowsByIndex } from '../database/by-index.js';

/** How a sorted page is found: by going through an index of the sort until the page is full, or by sorting all hits. */
export type Way = 'walk' | 'sort';

export interface SortOf {
  sort: string;
  order: 'ASC' | 'DESC';
}

/**
 * Makes a select of sorted rows go that way where the database might take the other: none of them knows how many rows fit. Null:
 * as the database likes. `equal`: columns of which the select has one value only.
 */
export async function idsInOrder<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  { sort, order }: SortOf,
  way: Way | null,
  equal: readonly string[] = [],
): Promise<number[]> {
  const { alias } = select;
  const indices = select.expressionMap.mainAlias?.metadata.indices ?? [];
  const sorted = select.clone().select(`${alias}.id`, 'id');
  // No index knows the value of a function.
  if (way === 'sort') sorted.addSelect(`COALESCE(${alias}.${sort}, NULL)`, 'sorted').orderBy('sorted', order);
  else sorted.orderBy(`${alias}.${sort}`, order);
  const isUnique = indices.some((each) => each.isUnique && each.columns.map(nameOf).join() === sort);
  // A unique column needs no tie-break, with which MariaDB would not use its index.
  if (!isUnique) sorted.addOrderBy(`${alias}.id`, order);
  const index = indexOf(select, sort, equal);
  const isWalked = way === 'walk' && index !== undefined;
  const rows = await (isWalked ? rowsByIndex<{ id: number }>(sorted, index) : sorted.getRawMany<{ id: number }>());
  return rows.map(({ id }) => id);
}

/**
 * The index that is in the order of the sort and the ids, if there is one: better one that has the rows of an equal column
 * together, which may lie at the far end of the sort.
 */
export function indexOf<T extends ObjectLiteral>(
  { expressionMap }: SelectQueryBuilder<T>,
  sort: string,
  equal: readonly string[] = [],
): string | undefined {
  const indices = expressionMap.mainAlias?.metadata.indices ?? [];
  const together = equal.map((column) => [column, 'deletedAt', sort].join());
  const narrow = indices.find(({ columns }) => together.includes(columns.map(nameOf).join()));
  if (narrow) return narrow.name;
  if (sort === 'id') return BY_ID;
  return indices.find(({ columns }) => isOf(sort, columns.map(nameOf)))?.name;
}

const nameOf = ({ propertyName }: { propertyName: string }): string => propertyName;

/** Deleted rows are in no list, so that the index is in the order of the sort and the ids. */
function isOf(sort: string, [first, second, ...further]: string[]): boolean {
  return first === sort && (second === undefined || (second === 'deletedAt' && further.length === 0));
}
