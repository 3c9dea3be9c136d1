import { BackupError } from '../backup/backup-error.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { hostText, parseDatabaseAddress } from '../platform/config/database-address.js';
import { ConfigError } from '../platform/config/config-error.js';
import { DatabaseInUse } from '../platform/database/connection/single-process-lock.js';
import { HalfRestored } from '../platform/database/migrations/half-restored.js';
import { TablesBehind } from '../platform/database/migrations/is-behind.js';
import { describeError, type ErrorFacts, errorFacts } from '../platform/errors/describe-error.js';

/** A start that can't go on, told in one plain line. */
export class StartError extends Error {}

/** For a program that takes no further arguments: with one, something else was meant. */
export function refuseArguments(
  args: readonly string[] = process.argv.slice(2),
  takes = 'this program takes no arguments',
): void {
  if (args.length > 0) throw new StartError(`'${args[0]}' isn't known here: ${takes}`);
}

export function explainListen(error: unknown, { host, port }: AppConfig): never {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    throw new StartError(`Port ${port} on ${host} is taken: stop what listens there, or set PORT to another one`, {
      cause: error,
    });
  }
  if ((error as NodeJS.ErrnoException).code === 'EACCES') {
    throw new StartError(`Port ${port} may not be used by this user: set PORT to one above 1023`, { cause: error });
  }
  throw error;
}

export function explainDatabase(error: unknown, { database }: AppConfig): never {
  const reason = (error as Error).message.split('\n')[0] ?? 'unknown';
  if (database.kind === 'sqlite') {
    throw new StartError(
      `The database file ${database.file} can't be opened (${reason}): check VAR_DIR and DATABASE_URL`,
      { cause: error },
    );
  }
  const { hosts = [], name = '' } = parseDatabaseAddress(database.url) ?? {};
  const where = hosts.map(hostText).join(', ');
  throw new StartError(
    `The database/${name} at ${where} can't be reached (${reason}): check DATABASE_URL and that it runs`,
    { cause: error },
  );
}

/** Why the program ends: the plain line of an error that is made for its operator, else type, code and our own stack. */
export function explainEnd(error: unknown): string {
  const plain = [BackupError, ConfigError, DatabaseInUse, HalfRestored, StartError, TablesBehind];
  const isPlain = plain.some((kind) => error instanceof kind);
  if (isPlain) return `${(error as Error).message}\n`;
  const lines: string[] = [];
  for (let facts: ErrorFacts | undefined = errorFacts(error); facts; facts = facts.cause) {
    const { type, code, stack = [] } = facts;
    lines.push([type, code].filter(Boolean).join(' '), ...stack.map((frame) => `    ${frame}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Node's own way prints a warning's text, which may be a whole address. */
export function warnBriefly(warning: Error): void {
  process.stderr.write(`warning: ${describeError(warning)}\n`);
}

/** Ends the program, whose own way would print all that an error carries. */
export function endWith(error: unknown): never {
  process.stderr.write(explainEnd(error));
  process.exit(1);
}
