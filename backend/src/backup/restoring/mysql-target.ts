import { type Connection, createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { presentServer } from '../../platform/database/connection/hosts/present-server.js';
import { isMariaDb } from '../../platform/database/connection/mysql-driver.js';
import { RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';
import { BackupError } from '../backup-error.js';
import type { BackupHead, TableHead } from '../format/manifest.js';
import type { Row } from '../source/table-source.js';
import type { RestoreTarget } from './restore-target.js';

type MysqlConfig = Extract<DatabaseConfig, { kind: 'mysql' }>;

/** Names of locks are the server's. */
const LOCK = "CONCAT('festival_restore.', DATABASE())";
/** Of a program that was killed just now the server may hear a moment later. */
const LOCK_WAIT_SECONDS = 5;
const ROWS_AT_ONCE = 500;
const CONNECT_MS = 10_000;

/** The festival's own database, with a table that marks it as half restored until the end. */
export class MysqlTarget implements RestoreTarget {
  private constructor(
    readonly config: MysqlConfig,
    private readonly connection: Connection,
    readonly hasBegunAgain: boolean,
  ) {}

  static async open(config: MysqlConfig): Promise<MysqlTarget> {
    const server = await presentServer(config.url);
    const connection = await createConnection({ ...server, charset: 'utf8mb4', connectTimeout: CONNECT_MS });
    try {
      await prepareSession(connection);
      const hasBegunAgain = await emptied(connection);
      return new MysqlTarget(config, connection, hasBegunAgain);
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  async begin({ tables }: BackupHead, makeTables: () => Promise<void>): Promise<void> {
    await this.connection.query(`CREATE TABLE ${RESTORE_MARK} (begun_at datetime NOT NULL)`);
    await makeTables();
    for (const { name } of tables.toReversed()) await this.connection.query(`DELETE FROM \`${name}\``);
  }

  async load({ name, columns }: TableHead, rows: readonly Row[]): Promise<void> {
    const names = columns.map((each) => `\`${each}\``).join(', ');
    await this.connection.query('START TRANSACTION');
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE);
      await this.connection.query(`INSERT INTO \`${name}\` (${names}) VALUES ?`, [part]);
    }
    await this.connection.query('COMMIT');
  }

  async end({ tables }: BackupHead): Promise<void> {
    for (const { name, nextId } of tables) {
      if (nextId !== null && nextId > 1)
        await this.connection.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = ${nextId}`);
    }
  }

  async finish(): Promise<void> {
    await this.connection.query(`DROP TABLE ${RESTORE_MARK}`);
  }

  async close(): Promise<void> {
    this.connection.destroy();
  }
}

async function prepareSession(connection: Connection): Promise<void> {
  const [version] = await rowsOf(connection, 'SELECT VERSION() AS version');
  if (isMariaDb(String(version?.['version']))) {
    await connection.query('SET SESSION max_statement_time = 0, idle_transaction_timeout = 0');
  }
  // An id of 0 is an id; a value that doesn't fit is an error and not cut to fit.
  await connection.query("SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES')");
  const [lock] = await rowsOf(connection, `SELECT GET_LOCK(${LOCK}, ${LOCK_WAIT_SECONDS}) AS held`);
  if (Number(lock?.['held']) !== 1) throw new BackupError('Another restore into this database is running');
}

/** Refuses tables of a festival; removes those of a restore that was broken off, and says whether there was one. */
async function emptied(connection: Connection): Promise<boolean> {
  const tables = (await rowsOf(connection, 'SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  if (tables.length === 0) return false;
  if (!tables.includes(RESTORE_MARK)) {
    const [row] = await rowsOf(connection, 'SELECT DATABASE() AS name');
    const name = String(row?.['name']);
    throw new BackupError(
      `The database ${name} is not empty, and nothing is put over it: stop the festival, then DROP DATABASE ${name} and CREATE DATABASE ${name}`,
    );
  }
  await connection.query('SET foreign_key_checks = 0');
  // The mark goes last: should this be broken off, it still tells of the rest.
  const marked = tables.filter((each) => each !== RESTORE_MARK);
  for (const table of [...marked, RESTORE_MARK]) await connection.query(`DROP TABLE \`${table}\``);
  await connection.query('SET foreign_key_checks = 1');
  return true;
}

async function rowsOf(connection: Connection, sql: string): Promise<Array<Record<string, unknown>>> {
  return (await connection.query(sql))[0] as Array<Record<string, unknown>>;
}
