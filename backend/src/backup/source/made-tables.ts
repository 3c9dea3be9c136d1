import { openDataSource } from '../../platform/database/connection/data-source.js';
import { MIGRATIONS } from '../../platform/database/migrations/index.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { BackupError } from '../backup-error.js';
import type { TableHead } from '../format/manifest.js';
import { inOrderOfReference } from './table-order.js';

export type MadeTable = Pick<TableHead, 'name' | 'columns' | 'key'>;

/** Throws `BackupError` for a migration that this version doesn't have; `what` has seen it. */
export function knownMigrations(names: readonly string[], what: string): typeof MIGRATIONS {
  const own = new Map(MIGRATIONS.map((each) => [each.name, each]));
  const unknown = names.find((each) => !own.has(each));
  if (unknown) throw new BackupError(`${what} was made by a newer version (${unknown}): update the program first`);
  return MIGRATIONS.filter(({ name }) => names.includes(name));
}

/**
 * The tables that these migrations make, with all their columns: nothing that somebody has made by hand. They are asked
 * of an empty database in memory; a table comes after those that it refers to.
 */
export async function madeTables(migrations: readonly string[]): Promise<MadeTable[]> {
  const own = knownMigrations(migrations, 'The database');
  const dataSource = await openDataSource({ kind: 'sqlite', file: ':memory:' }, [], undefined, own);
  try {
    await runMigrations(dataSource);
    const ask = (sql: string): Promise<Array<Record<string, unknown>>> => dataSource.query(sql);
    const names = (await ask("SELECT name FROM sqlite_master WHERE type = 'table'")).map(({ name }) => String(name));
    const tables = [];
    for (const name of names.filter((each) => each !== 'migrations' && !each.startsWith('sqlite_'))) {
      const columns = await ask(`PRAGMA table_info("${name}")`);
      const key = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']));
      const references = await ask(`PRAGMA foreign_key_list("${name}")`);
      tables.push({
        name,
        columns: columns.map((each) => String(each['name'])),
        key: key.map((each) => String(each['name'])),
        refersTo: references.map(({ table }) => String(table)),
      });
    }
    return inOrderOfReference(tables).map(({ name, columns, key }) => ({ name, columns, key }));
  } finally {
    await dataSource.destroy();
  }
}
