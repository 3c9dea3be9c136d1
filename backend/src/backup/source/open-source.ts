import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { MysqlSource } from './mysql-source.js';
import { SqliteSource } from './sqlite-source.js';
import type { TableSource } from './table-source.js';

/** Opens a connection of its own and takes the state that the database has now. Nothing can be written by it. */
export function openSource(config: DatabaseConfig): Promise<TableSource> {
  return config.kind === 'sqlite' ? SqliteSource.open(config.file) : MysqlSource.open(config.url);
}
