import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { MysqlTarget } from './mysql-target.js';
import type { RestoreTarget } from './restore-target.js';
import { SqliteTarget } from './sqlite-target.js';

/** Throws `BackupError` when the database isn't empty, is in use, or is just being restored. */
export function openTarget(config: DatabaseConfig): Promise<RestoreTarget> {
  return config.kind === 'sqlite' ? SqliteTarget.open(config.file) : MysqlTarget.open(config);
}
