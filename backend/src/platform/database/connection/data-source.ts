import libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../../config/app-config.js';
import { MIGRATIONS } from '../migrations/index.js';
import { WAIT_LIMITS, type WaitLimits } from './mysql-driver.js';
import { openMysql } from './open-mysql.js';
import { serializeSqlite } from './sqlite-driver.js';

/** The tables of the application: their classes, named only by the root module. */
type Entities = readonly EntityClass[];
type EntityClass = new () => object;

/** A data source for either database, initialised, with every connection at READ COMMITTED. */
export async function openDataSource(
  config: DatabaseConfig,
  entities: Entities,
  limits: WaitLimits = WAIT_LIMITS,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<DataSource> {
  const options = common(entities, migrations);
  if (config.kind === 'sqlite') return openSqlite(config.file, options, limits);
  return openMysql(config, options, limits);
}

type Migration = (typeof MIGRATIONS)[number];
type Common = ReturnType<typeof common>;

function common(entities: Entities, migrations: readonly Migration[]) {
  return {
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
  } satisfies Partial<DataSourceOptions>;
}

interface Statement {
  run(...parameters: unknown[]): unknown;
  all(...parameters: unknown[]): unknown;
}

const Database = libsql as unknown as new (...options: unknown[]) => { prepare(sql: string): Statement };

/** `libsql` takes a lone `null` parameter for an object of named ones and fails; inside an array it is a value. */
function asList(parameters: unknown[]): unknown[] {
  return parameters.length === 1 && parameters[0] === null ? [parameters] : parameters;
}

/** The SQLite binding as TypeORM's `better-sqlite3` driver calls it. */
class LibsqlDatabase extends Database {
  override prepare(sql: string): Statement {
    const statement = super.prepare(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...parameters) => run(...asList(parameters));
    statement.all = (...parameters) => all(...asList(parameters));
    return statement;
  }
}

const LARGEST_IDLE_LOG = 64 * 1024 ** 2;

async function openSqlite(file: string, options: Common, limits: WaitLimits): Promise<DataSource> {
  const dataSource = new DataSource({
    ...options,
    type: 'better-sqlite3',
    database: file,
    driver: LibsqlDatabase,
    enableWAL: true,
    statementCacheSize: 500,
    prepareDatabase: (db: { pragma(text: string): void }) => {
      // FULL: a paid order must survive a power cut.
      db.pragma('synchronous = FULL');
      // What a long reader has let the log grow to is given back once it has been moved into the file.
      db.pragma(`journal_size_limit = ${LARGEST_IDLE_LOG}`);
      // Another program's lock blocks the whole process while SQLite waits: a transaction asks again by itself.
      db.pragma('busy_timeout = 20');
    },
  });
  serializeSqlite(dataSource, limits);
  return dataSource.initialize();
}
