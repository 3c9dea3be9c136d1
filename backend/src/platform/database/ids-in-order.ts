import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How a sorted page is found: by going through an index of the sort until the page is full, or by sorting all hits. */
export type Way = 'walk' | 'sort';

/**
 * Makes a select of sorted rows go that way where the database might take the other: none of them knows how many rows fit.
 * `select` has the alias and sort given and no order yet.
 */
export async function idsInOrder<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  { sort, order, isUnique }: { sort: string; order: 'ASC' | 'DESC'; isUnique: boolean },
  way: Way | null,
): Promise<number[]> {
  const { alias } = select;
  const sorted = select.clone().select(`${alias}.id`, 'id');
  // No index knows the value of a function.
  if (way === 'sort') sorted.addSelect(`COALESCE(${alias}.${sort}, NULL)`, 'sorted').orderBy('sorted', order);
  else sorted.orderBy(`${alias}.${sort}`, order);
  // A unique column needs no tie-break, with which MariaDB would not use its index.
  if (!isUnique) sorted.addOrderBy(`${alias}.id`, order);
  const rows = way === 'walk' ? await walk(sorted, sort) : await sorted.getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/** MariaDB weighs it by itself. SQLite takes any equality for selective, and would read and sort nearly all rows. */
function walk<T extends ObjectLiteral>(select: SelectQueryBuilder<T>, sort: string): Promise<Array<{ id: number }>> {
  const { connection, expressionMap, alias } = select;
  const metadata = expressionMap.mainAlias?.metadata;
  const index = metadata?.indices.find(({ columns: [first, second] }) => {
    return first?.propertyName === sort && (second === undefined || second.propertyName === 'deletedAt');
  });
  const hint = sort === 'id' ? 'NOT INDEXED' : index && `INDEXED BY ${connection.driver.escape(index.name)}`;
  if (connection.options.type !== 'better-sqlite3' || !metadata || !hint) return select.getRawMany<{ id: number }>();
  const [sql, parameters] = select.getQueryAndParameters();
  const from = `FROM ${connection.driver.escape(metadata.tableName)} ${connection.driver.escape(alias)}`;
  return connection.query(sql.replace(from, `${from} ${hint}`), parameters);
}
