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

/** Whether the database chose this transaction to lose; running it again is then right. */
export function isDeadlock(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY'].includes(driverCode(error));
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

/** Whether the database can't be reached at present (answered with 503, never with 500). */
export function isDatabaseAway(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, fatal } = (cause ?? {}) as { code?: unknown; fatal?: unknown };
  // A connection that ended between two statements is only said to be of no more use: no code.
  return fatal === true || (typeof code === 'string' && LOST_CONNECTION.includes(code));
}
