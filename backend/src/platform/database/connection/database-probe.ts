import { createConnection, type Connection, type ConnectionOptions } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { within } from '../../clock/within.js';
import { DatabaseTimeout } from './database-timeout.js';

/** A row that is there: `SELECT 1` says nothing of the file or the node behind it. */
const SQL = 'SELECT name FROM migrations LIMIT 1';

interface MysqlOptions extends Pick<ConnectionOptions, 'host' | 'port' | 'password' | 'connectTimeout'> {
  username?: string;
  database?: string;
  /** Of several hosts the way to the present one. */
  extra?: Pick<ConnectionOptions, 'stream'>;
}

/** Asks the database whether it answers: beside the pool, since waiting for a free connection is another trouble. */
export class DatabaseProbe {
  private connection: Connection | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly limitMs: number,
  ) {}

  /** The seconds that the answer took. Throws when there is none in time. */
  async ask(): Promise<number> {
    const began = performance.now();
    const late = () => new DatabaseTimeout(`The database did not answer within ${this.limitMs / 1_000} s`);
    try {
      await within(this.limitMs, this.read(), late);
    } catch (error) {
      this.close();
      throw error;
    }
    return (performance.now() - began) / 1_000;
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  private async read(): Promise<void> {
    if (this.dataSource.options.type !== 'mariadb') return void (await this.dataSource.query(SQL));
    this.connection ??= await this.connect();
    await this.connection.query(SQL);
  }

  private async connect(): Promise<Connection> {
    const { host, port, username, password, database, extra } = this.dataSource.options as MysqlOptions;
    const connectTimeout = this.limitMs;
    const connection = await createConnection({
      host,
      port,
      user: username,
      password,
      database,
      connectTimeout,
      ...extra,
    });
    // Its end shows at the next look; without a listener it would end the process.
    connection.on('error', () => undefined);
    return connection;
  }
}
