import type { ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';

/** The name of the index of the ids. */
export const BY_ID = 'PRIMARY';

/**
 * The raw rows of a select that is to be read by this index, where the databases might take another: SQLite takes any equality
 * for selective, MariaDB any sort for cheap. `runner`: of the transaction that the select is in.
 */
export function rowsByIndex<Row>(
  select: SelectQueryBuilder<ObjectLiteral>,
  index: string,
  runner?: QueryRunner,
): Promise<Row[]> {
  const indexed = select.clone().useIndex(index);
  const { connection } = select;
  if (connection.options.type !== 'better-sqlite3') return indexed.getRawMany<Row>();
  const [sql, parameters] = indexed.getQueryAndParameters();
  return connection.query(hintOf(indexed, sql, index), parameters, runner);
}

/** The text of a select with the hint that TypeORM leaves out on SQLite. */
export function hintOf(select: SelectQueryBuilder<ObjectLiteral>, sql: string, index: string): string {
  const { connection, expressionMap, alias } = select;
  const table = expressionMap.mainAlias?.metadata.tableName;
  if (connection.options.type !== 'better-sqlite3' || !table) return sql;
  const { driver } = connection;
  const from = `FROM ${driver.escape(table)} ${driver.escape(alias)}`;
  return sql.replace(from, `${from} ${index === BY_ID ? 'NOT INDEXED' : `INDEXED BY ${driver.escape(index)}`}`);
}
