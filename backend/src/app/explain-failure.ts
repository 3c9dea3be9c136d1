import type { AppConfig } from '../platform/config/app-config.js';
import { isDatabaseAway } from '../platform/database/database-errors.js';
import { explainDatabase } from './start-errors.js';

/** The database is there, and not as the program needs it. */
const UNUSABLE = [
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
];

/**
 * Throws a database that can't be used as one plain line. Others stay as they are: what a driver says of a statement
 * repeats its values.
 */
export function explainFailure(error: unknown, config: AppConfig): never {
  const { code = '', driverError } = error as { code?: string; driverError?: { code?: string } };
  if (UNUSABLE.includes(driverError?.code ?? code) || isDatabaseAway(error)) explainDatabase(error, config);
  throw error;
}
