import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { hintOf } from './by-index.js';

/**
 * How many rows a select has, counted no further than to `most`: more of them would take the longer, the more there are. `index`:
 * by which it is to be read.
 */
export async function countUpTo<T extends ObjectLiteral>(
  most: number,
  select: SelectQueryBuilder<T>,
  index?: string,
): Promise<number> {
  const row = await fromFirst(most, select.clone().select('1'), index)
    .select('COUNT(*)', 'many')
    .getRawOne<{ many: string | number }>();
  return Number(row?.many ?? 0);
}

/** The ids of a select, sorted, when there are fewer than `most`, all of them; null: there are `most` or more. `index`: by which it is to be read. */
export async function idsOfFew<T extends ObjectLiteral>(
  most: number,
  select: SelectQueryBuilder<T>,
  { sort, order }: { sort: string; order: 'ASC' | 'DESC' },
  index: string,
): Promise<number[] | null> {
  const { alias } = select;
  const found = select.clone().select(`${alias}.id`, 'id');
  if (sort !== 'id') found.addSelect(`${alias}.${sort}`, 'value');
  const first = fromFirst(most, found, index).select('first.id', 'id');
  if (sort !== 'id') first.orderBy('first.value', order);
  const rows = await first.addOrderBy('first.id', order).getRawMany<{ id: number }>();
  return rows.length < most ? rows.map(({ id }) => id) : null;
}

/** A query on the first `most` rows of a select. */
function fromFirst<T extends ObjectLiteral>(
  most: number,
  select: SelectQueryBuilder<T>,
  index?: string,
): SelectQueryBuilder<ObjectLiteral> {
  const first = select.limit(most);
  if (index) first.useIndex(index);
  const sql = index ? hintOf(first, first.getQuery(), index) : first.getQuery();
  return select.connection.createQueryBuilder().from(`(${sql})`, 'first').setParameters(first.getParameters());
}
