import libsql from 'libsql';
import { workerData } from 'node:worker_threads';

export interface ToRead {
  sql: string;
  parameters: readonly unknown[];
}

/** An error's code would be lost on its way to the other thread. */
export type WasRead = { rows: unknown[] } | { message: string; code: string | undefined };

interface Statement {
  all(parameters: readonly unknown[]): unknown[];
}
interface ReadConnection {
  prepare(sql: string): Statement;
}

const MOST_STATEMENTS = 200;
const { file, waitMs } = workerData as { file: string; waitMs: number };
const database = new (libsql as unknown as new (file: string, options: object) => ReadConnection)(file, {
  readonly: true,
  timeout: waitMs,
});
const statements = new Map<string, Statement>();

/** Runs one select on this thread's own connection. */
export function read({ sql, parameters }: ToRead): WasRead {
  try {
    return { rows: statementFor(sql).all(parameters) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { message, code };
  }
}

function statementFor(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const [oldest] = statements.size < MOST_STATEMENTS ? [] : statements.keys();
  if (oldest !== undefined) statements.delete(oldest);
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}
