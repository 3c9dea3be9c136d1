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
  const { connection, expressionMap, alias } = select;
  const table = expressionMap.mainAlias?.metadata.tableName;
  if (connection.options.type !== 'better-sqlite3' || !table) return select.clone().useIndex(index).getRawMany<Row>();
  const { driver } = connection;
  const [sql, parameters] = select.getQueryAndParameters();
  const from = `FROM ${driver.escape(table)} ${driver.escape(alias)}`;
  const by = index === BY_ID ? 'NOT INDEXED' : `INDEXED BY ${driver.escape(index)}`;
  return connection.query(sql.replace(from, `${from} ${by}`), parameters, runner);
}
