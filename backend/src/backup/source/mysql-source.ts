import { createConnection, type Connection } from 'mysql2';
import { within } from '../../platform/clock/within.js';
import { DatabaseTimeout } from '../../platform/database/connection/database-timeout.js';
import { isMariaDb } from '../../platform/database/connection/mysql-driver.js';
import { presentServer } from '../../platform/database/connection/hosts/present-server.js';
import { HalfRestored, RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';
import type { TableHead } from '../format/manifest.js';
import { inOrderOfReference, NOT_BACKED_UP } from './table-order.js';
import type { Row, TableSource } from './table-source.js';

const AT_ONCE = 500;
const CONNECT_MS = 10_000;
/** A server that gives nothing for so long is away. */
const SILENCE_MS = 120_000;
/** Seconds that the server waits for a reader that is busy writing to its disk. */
const WRITE_WAIT = 600;

type Found = Record<string, string | number | null>;

/** A transaction over one consistent snapshot, on a connection without the product's time limits. */
export class MysqlSource implements TableSource {
  readonly kind = 'mysql';

  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<MysqlSource> {
    const connection = createConnection({
      ...(await presentServer(url)),
      charset: 'utf8mb4',
      dateStrings: true,
      connectTimeout: CONNECT_MS,
    });
    // Whoever waits for an answer is told.
    connection.on('error', () => undefined);
    const source = new MysqlSource(connection);
    try {
      const [version] = await source.query('SELECT VERSION() AS version');
      const limits = isMariaDb(String(version?.['version']))
        ? 'max_statement_time = 0, idle_transaction_timeout = 0,'
        : '';
      await source.query(`SET SESSION ${limits} net_write_timeout = ${WRITE_WAIT}, time_zone = '+00:00'`);
      await source.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await source.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    } catch (error) {
      connection.destroy();
      throw error;
    }
    return source;
  }

  async assertWhole(): Promise<void> {
    if (await this.hasTable(RESTORE_MARK)) throw new HalfRestored();
  }

  async migrations(): Promise<string[]> {
    if (!(await this.hasTable('migrations'))) return [];
    return (await this.query('SELECT name FROM migrations ORDER BY timestamp')).map(({ name }) => String(name));
  }

  async tables(): Promise<TableHead[]> {
    const found = await this.query(
      `SELECT table_name AS name, auto_increment AS next_id FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    const columns = await this.query(
      'SELECT table_name AS name, column_name AS col FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY ordinal_position',
    );
    const keys = await this.query(
      `SELECT table_name AS name, column_name AS col, constraint_name AS kind, referenced_table_name AS other
       FROM information_schema.key_column_usage WHERE table_schema = DATABASE() ORDER BY ordinal_position`,
    );
    const of = (rows: readonly Found[], table: string, column: string): string[] =>
      rows.filter(({ name }) => name === table).map((each) => String(each[column]));
    const tables = found
      .filter(({ name }) => !NOT_BACKED_UP.includes(String(name)))
      .map(({ name, next_id }) => ({
        name: String(name),
        refersTo: of(
          keys.filter(({ other }) => other !== null),
          String(name),
          'other',
        ),
        nextId: next_id === null ? null : Number(next_id),
      }));
    const primary = keys.filter(({ kind }) => kind === 'PRIMARY');
    return inOrderOfReference(tables).map(({ name, nextId }) => ({
      name,
      columns: of(columns, name, 'col'),
      key: of(primary, name, 'col'),
      nextId: nextId ?? null,
    }));
  }

  async *rows({ name, columns, key }: TableHead): AsyncGenerator<Row[]> {
    const quoted = (names: readonly string[]) => names.map((each) => `\`${each}\``).join(', ');
    const sql = `SELECT ${quoted(columns)} FROM \`${name}\` ORDER BY ${quoted(key)}`;
    const stream = this.connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: AT_ONCE });
    const silence = setTimeout(() => {
      stream.destroy(silent());
      this.connection.destroy();
    }, SILENCE_MS);
    let rows: Row[] = [];
    try {
      for await (const row of stream as AsyncIterable<Row>) {
        if (rows.push(row) < AT_ONCE) continue;
        yield rows;
        rows = [];
        silence.refresh();
      }
    } finally {
      clearTimeout(silence);
    }
    if (rows.length > 0) yield rows;
  }

  async close(): Promise<void> {
    this.connection.destroy();
  }

  private async hasTable(name: string): Promise<boolean> {
    const sql = `SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = '${name}'`;
    return (await this.query(sql)).length > 0;
  }

  private query(sql: string): Promise<Found[]> {
    const answer = new Promise<Found[]>((resolve, reject) => {
      this.connection.query(sql, (error, rows) => (error ? reject(error) : resolve(rows as Found[])));
    });
    return this.within(answer);
  }

  private within<T>(answer: Promise<T>): Promise<T> {
    return within(SILENCE_MS, answer, () => {
      this.connection.destroy();
      return silent();
    });
  }
}

const silent = (): Error => new DatabaseTimeout('The database gave nothing for two minutes');
