import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BY_ID, rowsByIndex } from '../database/by-index.js';

/** How a sorted page is found: by going through an index of the sort until the page is full, or by sorting all hits. */
export type Way = 'walk' | 'sort';

export interface SortOf {
  sort: string;
  order: 'ASC' | 'DESC';
}

export interface Going {
  way?: Way;
  /** Columns of which the select has one value only. */
  equal?: readonly string[];
  /** The index by which all hits are read to sort them. */
  by?: string;
}

/**
 * Makes a select of sorted rows go that way where the database might take the other: none of them knows how many rows fit.
 * Without a way: as the database likes.
 */
export async function idsInOrder<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  { sort, order }: SortOf,
  { way, equal, by }: Going = {},
): Promise<number[]> {
  const { alias } = select;
  const sorted = select.clone().select(`${alias}.id`, 'id');
  // No index knows the value of a function.
  if (way === 'sort') sorted.addSelect(`COALESCE(${alias}.${sort}, NULL)`, 'sorted').orderBy('sorted', order);
  else sorted.orderBy(`${alias}.${sort}`, order);
  if (!isUnique(select, sort)) sorted.addOrderBy(`${alias}.id`, order);
  const index = way === 'walk' ? indexOf(select, sort, equal) : way === 'sort' ? by : undefined;
  const rows = await (index ? rowsByIndex<{ id: number }>(sorted, index) : sorted.getRawMany<{ id: number }>());
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

/** A unique column needs no tie-break, with which MariaDB would not use its index. */
export function isUnique<T extends ObjectLiteral>({ expressionMap }: SelectQueryBuilder<T>, sort: string): boolean {
  const indices = expressionMap.mainAlias?.metadata.indices ?? [];
  return sort === 'id' || indices.some((each) => each.isUnique && each.columns.map(nameOf).join() === sort);
}

const nameOf = ({ propertyName }: { propertyName: string }): string => propertyName;

/** Deleted rows are in no list, so that the index is in the order of the sort and the ids. */
function isOf(sort: string, [first, second, ...further]: string[]): boolean {
  return first === sort && (second === undefined || (second === 'deletedAt' && further.length === 0));
}
