import { DataSource } from 'typeorm';
import type { Festival } from '../festival.js';

/** Statements with their values, in the order in which they were sent. */
export type Statements = Array<[sql: string, values: unknown[]]>;

/** What the work sends to the database that begins with the word, on connections that it takes itself. */
export async function statementsOf(
  festival: Festival,
  word: 'SELECT' | 'UPDATE',
  work: () => PromiseLike<unknown>,
): Promise<Statements> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const sent: Statements = [];
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...args) => {
    const runner = create(...args);
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<never>;
    runner.query = (sql: string, values: unknown[] = [], ...rest: unknown[]) => {
      if (sql.startsWith(word)) sent.push([sql, values]);
      return query(sql, values, ...rest);
    };
    return runner;
  };
  try {
    await work();
  } finally {
    Reflect.deleteProperty(dataSource, 'createQueryRunner');
  }
  return sent;
}
