import { createConnection, type Connection, type ResultSetHeader } from 'mysql2/promise';
import type { BareDriver, Outcome, Row, Statement, Work } from './bare-driver.js';

/** One connection to MariaDB through mysql2, with prepared statements. */
export class BareMysql implements BareDriver {
  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<BareMysql> {
    const connection = await createConnection({ uri: url, timezone: 'Z', dateStrings: true });
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    return new BareMysql(connection);
  }

  async transaction<Result>(work: Work<Result>): Promise<Result> {
    await this.connection.query('START TRANSACTION');
    try {
      const statements = work();
      let step = statements.next();
      while (!step.done) step = statements.next(await this.run(step.value));
      await this.connection.query('COMMIT');
      return step.value;
    } catch (error) {
      await this.connection.query('ROLLBACK');
      throw error;
    }
  }

  close(): Promise<void> {
    return this.connection.end();
  }

  private async run({ sql, values, reads }: Statement): Promise<Outcome> {
    const [result] = await this.connection.execute(sql, [...values]);
    if (reads) return { insertId: 0, affected: 0, rows: result as Row[] };
    const { insertId, affectedRows } = result as ResultSetHeader;
    return { insertId, affected: affectedRows, rows: [] };
  }
}
