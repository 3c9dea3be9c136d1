import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';
import { BackupError } from '../backup-error.js';
import type { BackupHead, TableHead } from '../format/manifest.js';
import { MysqlSession } from '../mysql-session.js';
import type { Row } from '../source/table-source.js';
import { A_WHILE, assertAlone } from './alone.js';
import type { RestoreTarget } from './restore-target.js';

type MysqlConfig = Extract<DatabaseConfig, { kind: 'mysql' }>;

const ROWS_AT_ONCE = 500;

/** The festival's own database, with a table that marks it as half restored until the end. */
export class MysqlTarget implements RestoreTarget {
  isHalfRestored: boolean;

  private constructor(
    readonly config: MysqlConfig,
    private readonly session: MysqlSession,
    readonly hasBegunAgain: boolean,
  ) {
    this.isHalfRestored = hasBegunAgain;
  }

  /** Changes nothing yet: the file may be none, or the passphrase wrong. */
  static async open(config: MysqlConfig): Promise<MysqlTarget> {
    const session = await MysqlSession.open(config.url);
    try {
      // An id of 0 is an id; a value that doesn't fit is an error and not cut to fit.
      await session.query("SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES')");
      const tables = await session.tables();
      const hasBegunAgain = tables.includes(RESTORE_MARK);
      if (tables.length > 0 && !hasBegunAgain) throw notEmpty(session.server.database);
      await assertAlone(config.url, session, A_WHILE);
      return new MysqlTarget(config, session, hasBegunAgain);
    } catch (error) {
      session.close();
      throw error;
    }
  }

  async begin({ tables }: BackupHead, makeTables: () => Promise<void>): Promise<void> {
    await this.session.query(`CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (begun_at datetime NOT NULL)`);
    this.isHalfRestored = true;
    await this.dropOthers();
    await makeTables();
    for (const { name } of tables.toReversed()) await this.session.query(`DELETE FROM \`${name}\``);
  }

  async load({ name, columns }: TableHead, rows: readonly Row[]): Promise<void> {
    const names = columns.map((each) => `\`${each}\``).join(', ');
    await this.session.query('START TRANSACTION');
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE);
      await this.session.query(`INSERT INTO \`${name}\` (${names}) VALUES ?`, [part]);
    }
    await this.session.query('COMMIT');
  }

  async end({ tables }: BackupHead): Promise<void> {
    for (const { name, nextId } of tables) {
      if (nextId !== null && nextId > 1) await this.session.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = ${nextId}`);
    }
  }

  async finish(): Promise<void> {
    // A process that came meanwhile may have written, and believes in what it has read.
    await assertAlone(this.config.url, this.session, 1);
    await this.session.query(`DROP TABLE ${RESTORE_MARK}`);
    this.isHalfRestored = false;
  }

  async close(): Promise<void> {
    this.session.close();
  }

  /** What an earlier restore has loaded. The mark stays all the while. */
  private async dropOthers(): Promise<void> {
    await this.session.query('SET foreign_key_checks = 0');
    for (const table of await this.session.tables()) {
      if (table !== RESTORE_MARK) await this.session.query(`DROP TABLE \`${table}\``);
    }
    await this.session.query('SET foreign_key_checks = 1');
  }
}

const notEmpty = (name: string): BackupError =>
  new BackupError(
    `The database ${name} is not empty, and nothing is put over it: stop the festival, then DROP DATABASE ${name} and CREATE DATABASE ${name}`,
  );
