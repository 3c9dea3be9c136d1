import libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../../config/app-config.js';
import { MIGRATIONS } from '../migrations/index.js';
import { serializeSqlite } from './sqlite-driver.js';

/** The tables of the application: their classes, named only by the root module. */
type Entities = readonly EntityClass[];
type EntityClass = new () => object;

/** A data source for either database, initialised, with every connection at READ COMMITTED. */
export async function openDataSource(config: DatabaseConfig, entities: Entities): Promise<DataSource> {
  return config.kind === 'sqlite' ? openSqlite(config.file, entities) : openMysql(config.url, config.pool, entities);
}

function common(entities: Entities) {
  return {
    entities: [...entities],
    migrations: MIGRATIONS,
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

async function openSqlite(file: string, entities: Entities): Promise<DataSource> {
  const dataSource = new DataSource({
    ...common(entities),
    type: 'better-sqlite3',
    database: file,
    driver: LibsqlDatabase,
    enableWAL: true,
    statementCacheSize: 500,
    prepareDatabase: (db: { pragma(text: string): void }) => {
      // FULL: a paid order must survive a power cut.
      db.pragma('synchronous = FULL');
      db.pragma('busy_timeout = 5000');
    },
  });
  serializeSqlite(dataSource);
  return dataSource.initialize();
}

interface MysqlPool {
  on(event: 'connection', listener: (connection: { query(sql: string): void }) => void): void;
  getConnection(done: (error: Error | null, connection: MysqlPoolConnection) => void): void;
}
interface MysqlPoolConnection {
  query(sql: string, done: (error: Error | null) => void): void;
  release(): void;
}

// Under REPEATABLE READ a second look inside a transaction still shows the row as it was at the first.
const SESSION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

async function openMysql(url: string, poolSize: number, entities: Entities): Promise<DataSource> {
  const dataSource = new DataSource({
    ...common(entities),
    type: 'mariadb',
    url,
    timezone: 'Z',
    charset: 'utf8mb4',
    poolSize,
    connectTimeout: 5_000,
  });
  await dataSource.initialize();
  const pool = (dataSource.driver as unknown as { pool: MysqlPool }).pool;
  pool.on('connection', (connection) => connection.query(SESSION));
  await prepareFirstConnection(pool);
  return dataSource;
}

/** The connection that `initialize` opened is older than the listener above. */
async function prepareFirstConnection(pool: MysqlPool): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pool.getConnection((error, connection) => {
      if (error) return reject(error);
      connection.query(SESSION, (failed) => {
        connection.release();
        if (failed) reject(failed);
        else resolve();
      });
    });
  });
}
