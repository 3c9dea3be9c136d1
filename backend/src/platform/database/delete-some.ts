import type { EntityManager } from 'typeorm';

/** Deletes that many rows of a table, whichever come first; gives how many there were. SQLite knows no `LIMIT` there. */
export async function deleteSome(db: EntityManager, table: string, most: number): Promise<number> {
  const runner = db.queryRunner;
  if (!runner) throw new Error('deleteSome needs a transaction');
  const name = db.connection.driver.escape(table);
  const isMysql = db.connection.driver.options.type === 'mariadb';
  const which = isMysql ? `LIMIT ${most}` : `WHERE rowid IN (SELECT rowid FROM ${name} LIMIT ${most})`;
  return (await runner.query(`DELETE FROM ${name} ${which}`, [], true)).affected ?? 0;
}
