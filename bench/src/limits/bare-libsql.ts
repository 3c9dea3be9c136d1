import libsql from 'libsql';
import type { BareDriver, Outcome, Row, Statement, Value, Work } from './bare-driver.js';

interface Prepared {
  run(values: readonly Value[]): { changes: number; lastInsertRowid: number };
  all(values: readonly Value[]): Row[];
}
interface Database {
  prepare(sql: string): Prepared;
  pragma(text: string): void;
  close(): void;
}

const Libsql = libsql as unknown as new (file: string) => Database;

/** SQLite in this process, with the product's own settings; every statement is prepared once. */
export class BareLibsql implements BareDriver {
  private readonly database: Database;
  private readonly prepared = new Map<string, Prepared>();

  constructor(file: string) {
    this.database = new Libsql(file);
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('synchronous = FULL');
    this.database.pragma('busy_timeout = 5000');
  }

  transaction<Result>(work: Work<Result>): Result {
    this.run({ sql: 'BEGIN IMMEDIATE', values: [] });
    try {
      const statements = work();
      let step = statements.next();
      while (!step.done) step = statements.next(this.run(step.value));
      this.run({ sql: 'COMMIT', values: [] });
      return step.value;
    } catch (error) {
      this.run({ sql: 'ROLLBACK', values: [] });
      throw error;
    }
  }

  async close(): Promise<void> {
    this.database.close();
  }

  private run({ sql, values, reads }: Statement): Outcome {
    let prepared = this.prepared.get(sql);
    if (!prepared) {
      prepared = this.database.prepare(sql);
      this.prepared.set(sql, prepared);
    }
    if (reads) return { insertId: 0, affected: 0, rows: prepared.all(values) };
    const { changes, lastInsertRowid } = prepared.run(values);
    return { insertId: lastInsertRowid, affected: changes, rows: [] };
  }
}
