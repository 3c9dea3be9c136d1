import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../../config/app-config.js';
import { parseDatabaseAddress } from '../../config/database-address.js';
import { DatabaseHosts } from './hosts/database-hosts.js';
import { GALERA_READS, markAsGalera } from './galera.js';
import {
  isMariaDb,
  ISOLATION,
  limitMysqlWaits,
  MARIADB_LIMITS,
  MYSQL_LIMITS,
  type WaitLimits,
} from './mysql-driver.js';

type MysqlConfig = Extract<DatabaseConfig, { kind: 'mysql' }>;

interface MysqlPool {
  on(event: 'connection', listener: (connection: MysqlPoolConnection) => void): void;
  getConnection(done: (error: Error | null, connection: MysqlPoolConnection) => void): void;
}
interface MysqlPoolConnection {
  query(sql: string, done?: (error: Error | null) => void): void;
  release(): void;
}

/** A data source for MariaDB, MySQL, or a Galera cluster of several hosts. */
export async function openMysql(
  { url, pool: poolSize }: MysqlConfig,
  common: Partial<DataSourceOptions>,
  limits: WaitLimits,
): Promise<DataSource> {
  const address = parseDatabaseAddress(url);
  if (!address) throw new Error('The address of the database was not checked');
  const { hosts: all, user: username, password, name: database } = address;
  const hosts = all.length > 1 ? new DatabaseHosts(address) : null;
  await hosts?.open();
  const dataSource = new DataSource({
    ...common,
    type: 'mariadb',
    ...all[0],
    username,
    password,
    database,
    timezone: 'Z',
    charset: 'utf8mb4',
    poolSize,
    connectTimeout: limits.connectionMs,
    ...(hosts ? { extra: { stream: () => hosts.connect() } } : {}),
  } as DataSourceOptions);
  limitMysqlWaits(dataSource, limits, hosts);
  closeWith(dataSource, hosts);
  try {
    await dataSource.initialize();
    const session = await sessionStatements(dataSource);
    const pool = (dataSource.driver as unknown as { pool: MysqlPool }).pool;
    pool.on('connection', (connection) => {
      for (const statement of session) connection.query(statement);
    });
    await prepareFirstConnection(pool, session);
    return dataSource;
  } catch (error) {
    hosts?.close();
    throw error;
  }
}

function closeWith(dataSource: DataSource, hosts: DatabaseHosts | null): void {
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    hosts?.close();
    await destroy();
  };
}

/** What each connection is told at its begin. */
async function sessionStatements(dataSource: DataSource): Promise<string[]> {
  const [{ version }] = await dataSource.query<[{ version: string }]>('SELECT VERSION() AS version');
  if (!isMariaDb(version)) {
    new Logger('Database').warn(
      `MySQL ${version} can't end an idle transaction or a long write by itself: MariaDB is recommended`,
    );
    return [ISOLATION, MYSQL_LIMITS];
  }
  const [galera] = await dataSource.query<Array<{ Value: string }>>(`SHOW GLOBAL VARIABLES LIKE 'wsrep_on'`);
  if (galera?.Value !== 'ON') return [ISOLATION, MARIADB_LIMITS];
  await markAsGalera(dataSource);
  return [ISOLATION, MARIADB_LIMITS, GALERA_READS];
}

/** The connection that `initialize` opened is older than the listener above. */
async function prepareFirstConnection(pool: MysqlPool, session: readonly string[]): Promise<void> {
  const connection = await new Promise<MysqlPoolConnection>((resolve, reject) => {
    pool.getConnection((error, taken) => (error ? reject(error) : resolve(taken)));
  });
  try {
    for (const statement of session) {
      await new Promise<void>((resolve, reject) => {
        connection.query(statement, (failed) => (failed ? reject(failed) : resolve()));
      });
    }
  } finally {
    connection.release();
  }
}
