import { QueryFailedError } from 'typeorm';

function driverCode(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  const code: unknown = (error.driverError as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
}

/** Whether a write failed because a unique index already holds the value. */
export function isDuplicateKey(error: unknown): boolean {
  return ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(driverCode(error));
}

/**
 * Whether the database chose this transaction to lose; running it again is then right. A lock that was waited for in vain
 * isn't one: the wait would begin again.
 */
export function isDeadlock(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD'].includes(driverCode(error));
}

/** Whether another program is writing to the SQLite file. */
export function isLockedByAnother(error: unknown): boolean {
  return driverCode(error) === 'SQLITE_BUSY';
}

const LOST_CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'POOL_CLOSED',
];

const WITHOUT_ROOM = ['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'SQLITE_FULL'];

/** It can't do the work just now: somebody holds a lock, or it took too long. */
const OVERTAXED = ['ER_LOCK_WAIT_TIMEOUT', 'ER_QUERY_TIMEOUT', 'ER_QUERY_INTERRUPTED', 'SQLITE_BUSY'];
/** MariaDB's `max_statement_time`, which the driver has no name for. */
const STATEMENT_TIMEOUT = 1969;

/**
 * A server that answers, and does nothing: a node that has lost its cluster, before a statement or in a commit; a server
 * that only reads. Its connection is of no more use.
 */
const NOT_SERVING = [
  'ER_UNKNOWN_COM_ERROR',
  'ER_ERROR_DURING_COMMIT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
];

const causeOf = (error: unknown): unknown => (error instanceof QueryFailedError ? error.driverError : error);

/** Whether the server that was asked doesn't serve at present, and another one may. */
export function isNotServing(error: unknown): boolean {
  const { code } = (causeOf(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' && NOT_SERVING.includes(code);
}

/** Whether the connection has ended, or is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  const { code, fatal } = (causeOf(error) ?? {}) as { code?: unknown; fatal?: unknown };
  // A connection that ended between two statements is only said to be of no more use: no code.
  return fatal === true || (typeof code === 'string' && LOST_CONNECTION.includes(code)) || isNotServing(error);
}

/** Whether the database had no room for what was to be written. MariaDB says so with many codes, and the system's own words. */
export function isWithoutRoom(error: unknown): boolean {
  const { code, sqlMessage } = (causeOf(error) ?? {}) as { code?: unknown; sqlMessage?: unknown };
  if (typeof code === 'string' && WITHOUT_ROOM.includes(code)) return true;
  return typeof sqlMessage === 'string' && sqlMessage.includes('No space left on device');
}

/** Whether the database can't be reached, or can't do the work, at present (answered with 503, never with 500). */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errno } = (causeOf(error) ?? {}) as { code?: unknown; errno?: unknown };
  if (isConnectionLost(error) || isWithoutRoom(error) || errno === STATEMENT_TIMEOUT) return true;
  return typeof code === 'string' && (OVERTAXED.includes(code) || code.startsWith('SQLITE_IOERR'));
}
