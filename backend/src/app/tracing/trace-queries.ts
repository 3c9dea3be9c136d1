import type { DataSource } from 'typeorm';
import type { Tracing } from './tracing.js';

type Query = (sql: string, ...rest: unknown[]) => Promise<never>;

/** A span a statement inside a request: its verb and table. The statement itself stays out, its values may be in it. */
export function traceQueries(dataSource: DataSource, tracing: Tracing): void {
  const system = dataSource.driver.options.type === 'mariadb' ? 'mariadb' : 'sqlite';
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...args) => {
    const runner = create(...args);
    const query = runner.query.bind(runner) as Query;
    runner.query = ((sql: string, ...rest: unknown[]) => {
      if (!tracing.isTraced) return query(sql, ...rest);
      const { verb, table } = summaryOf(sql);
      const attributes = {
        'db.system.name': system,
        'db.operation.name': verb,
        ...(table && { 'db.collection.name': table }),
      };
      return tracing.spanned(table ? `${verb} ${table}` : verb, attributes, () => query(sql, ...rest));
    }) as typeof runner.query;
    return runner;
  };
}

/** `SELECT … FROM "orders" …` → SELECT, orders. */
export function summaryOf(sql: string): { verb: string; table: string | null } {
  const [verb = 'QUERY'] = /^[A-Za-z]+/.exec(sql.trimStart()) ?? [];
  const [, table = null] = /\b(?:FROM|INTO|UPDATE)\s+["`]?([a-z_]+)/i.exec(sql) ?? [];
  return { verb: verb.toUpperCase(), table };
}
