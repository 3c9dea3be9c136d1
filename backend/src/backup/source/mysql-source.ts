import { GALERA_READS } from '../../platform/database/connection/galera.js';
import { HalfRestored, RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';
import { CHANGING, EditionChanges } from './edition-changes.js';
import type { TableHead } from '../format/manifest.js';
import { MysqlSession, SILENCE_MS } from '../mysql-session.js';
import type { Row, TableSource } from './table-source.js';

const AT_ONCE = 500;

/** A transaction over one consistent snapshot. */
export class MysqlSource implements TableSource {
  readonly kind = 'mysql';

  private constructor(private readonly session: MysqlSession) {}

  static async open(url: string): Promise<MysqlSource> {
    const session = await MysqlSession.open(url);
    try {
      await session.query("SET SESSION time_zone = '+00:00'");
      // The begin waits until this node has what was committed on any other before.
      const [galera] = await session.query(`SHOW GLOBAL VARIABLES LIKE 'wsrep_on'`);
      if (galera?.['Value'] === 'ON') await session.query(GALERA_READS);
      await session.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await session.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    } catch (error) {
      session.close();
      throw error;
    }
    return new MysqlSource(session);
  }

  async assertWhole(): Promise<void> {
    const tables = await this.session.tables();
    if (tables.includes(RESTORE_MARK)) throw new HalfRestored();
    if (tables.includes('editions') && (await this.session.query(CHANGING)).length > 0) throw new EditionChanges();
  }

  async migrations(): Promise<string[]> {
    if (!(await this.session.tables()).includes('migrations')) return [];
    const rows = await this.session.query('SELECT name FROM migrations ORDER BY timestamp');
    return rows.map(({ name }) => String(name));
  }

  async columns(): Promise<Map<string, string[]>> {
    const tables = new Map((await this.session.tables()).map((name): [string, string[]] => [name, []]));
    const columns = await this.session.query(
      'SELECT table_name AS name, column_name AS col FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY ordinal_position',
    );
    for (const { name, col } of columns) tables.get(String(name))?.push(String(col));
    return tables;
  }

  async nextIds(): Promise<Map<string, number>> {
    const rows = await this.session.query(
      `SELECT table_name AS name, auto_increment AS next_id FROM information_schema.tables
       WHERE table_schema = DATABASE() AND auto_increment IS NOT NULL`,
    );
    return new Map(rows.map(({ name, next_id }) => [String(name), Number(next_id)]));
  }

  async *rows({ name, columns, key }: TableHead): AsyncGenerator<Row[]> {
    const quoted = (names: readonly string[]) => names.map((each) => `\`${each}\``).join(', ');
    const sql = `SELECT ${quoted(columns)} FROM \`${name}\` ORDER BY ${quoted(key)}`;
    const { session } = this;
    const stream = session.connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: AT_ONCE });
    const silence = setTimeout(() => stream.destroy(session.silent()), SILENCE_MS);
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
    this.session.close();
  }
}
