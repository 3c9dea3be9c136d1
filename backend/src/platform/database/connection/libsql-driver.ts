import libsql from 'libsql';

interface Statement {
  run(...parameters: unknown[]): unknown;
  all(...parameters: unknown[]): unknown;
}

const Database = libsql as unknown as new (...options: unknown[]) => { prepare(sql: string): Statement };

/** `libsql` takes a lone `null` parameter for an object of named ones and fails; inside an array it is a value. */
function asList(parameters: unknown[]): unknown[] {
  return parameters.length === 1 && parameters[0] === null ? [parameters] : parameters;
}

/** The SQLite binding as TypeORM's `better-sqlite3` driver calls it. */
export class LibsqlDatabase extends Database {
  override prepare(sql: string): Statement {
    const statement = super.prepare(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...parameters) => run(...asList(parameters));
    statement.all = (...parameters) => all(...asList(parameters));
    return statement;
  }
}
