import type { AppConfig } from '../platform/config/app-config.js';
import { isDatabaseAway } from '../platform/database/database-errors.js';
import { explainDatabase } from './start-errors.js';

/** Throws failures of the database as one plain line, all others as they are. */
export function explainFailure(error: unknown, config: AppConfig): never {
  const { code = '' } = error as { code?: string };
  if (/^(ER_|SQLITE_)/.test(code) || isDatabaseAway(error)) explainDatabase(error, config);
  throw error;
}
