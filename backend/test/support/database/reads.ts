import { DataSource } from 'typeorm';
import type { Festival } from '../festival.js';

/** The statements that the work reads with, and their values. */
export async function readsOf(
  festival: Festival,
  work: () => PromiseLike<unknown>,
): Promise<Array<[string, unknown[]]>> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const reads: Array<[string, unknown[]]> = [];
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...args) => {
    const runner = create(...args);
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<never>;
    runner.query = (sql: string, values: unknown[] = [], ...rest: unknown[]) => {
      if (sql.startsWith('SELECT')) reads.push([sql, values]);
      return query(sql, values, ...rest);
    };
    return runner;
  };
  try {
    await work();
    return reads;
  } finally {
    Reflect.deleteProperty(dataSource, 'createQueryRunner');
  }
}
