import { type Connection, createConnection } from 'mysql2';
import { within } from '../platform/clock/within.js';
import type { DatabaseHost } from '../platform/config/database-address.js';
import { DatabaseTimeout } from '../platform/database/connection/database-timeout.js';
import { type DatabaseServer, presentServer } from '../platform/database/connection/hosts/present-server.js';
import { isMariaDb } from '../platform/database/connection/mysql-driver.js';

const CONNECT_MS = 10_000;
/** A server that gives nothing for so long is away. */
export const SILENCE_MS = 120_000;
/** Seconds that the server waits for us: to read while we write to a disk, and between two statements. */
const PATIENCE = 'net_write_timeout = 600, wait_timeout = 28800';

export type Found = Record<string, string | number | null>;

/** One connection to a server of MariaDB or MySQL, without the time limits of the product's own. */
export class MysqlSession {
  private constructor(
    readonly connection: Connection,
    readonly server: DatabaseServer,
  ) {}

  /** To the server of `url`; of a cluster, to `host` or else to the first that serves. */
  static async open(url: string, host?: DatabaseHost): Promise<MysqlSession> {
    const server = { ...(await presentServer(url)), ...host };
    const connection = createConnection({
      ...server,
      charset: 'utf8mb4',
      dateStrings: true,
      connectTimeout: CONNECT_MS,
    });
    // Whoever waits for an answer is told; an error of an idle connection would end the process.
    connection.on('error', () => undefined);
    const session = new MysqlSession(connection, server);
    try {
      const [version] = await session.query('SELECT VERSION() AS version');
      const limits = isMariaDb(String(version?.['version']))
        ? 'max_statement_time = 0, idle_transaction_timeout = 0,'
        : '';
      await session.query(`SET SESSION ${limits} ${PATIENCE}`);
      return session;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  /** Throws `DatabaseTimeout` after two minutes without an answer. */
  query(sql: string, values: unknown[] = []): Promise<Found[]> {
    const answer = new Promise<Found[]>((resolve, reject) => {
      this.connection.query(sql, values, (error, rows) => (error ? reject(error) : resolve(rows as Found[])));
    });
    return within(SILENCE_MS, answer, () => this.silent());
  }

  /** Names of the tables that are there. */
  async tables(): Promise<string[]> {
    const sql = `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`;
    return (await this.query(sql)).map(({ name }) => String(name));
  }

  /** Ends the connection; gives the error for whoever waited for it. */
  silent(): Error {
    this.close();
    return new DatabaseTimeout('The database gave nothing for two minutes');
  }

  close(): void {
    this.connection.destroy();
  }
}
