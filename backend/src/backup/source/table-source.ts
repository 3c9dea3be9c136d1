import type { DatabaseConfig } from '../../platform/config/app-config.js';
import type { TableHead } from '../format/manifest.js';

/** Numbers, texts and nothing; times are texts in UTC, `2025-11-22 12:00:00.000`, flags are 0 and 1. */
export type Value = number | string | null;
export type Row = Value[];

/** One state of a database, however much is written to it meanwhile. */
export interface TableSource {
  readonly kind: DatabaseConfig['kind'];
  /**
   * Throws `HalfRestored` for a database that a backup is just being restored into, and `EditionChanges` for one from
   * which an edition is just being removed: restored, it would go on with that.
   */
  assertWhole(): Promise<void>;
  /** Names of the migrations that ran, in their order. */
  migrations(): Promise<string[]>;
  /** The columns of each table that is there, whoever has made it. */
  columns(): Promise<Map<string, string[]>>;
  /** The id that the next row would get, of the tables that generate it. */
  nextIds(): Promise<Map<string, number>>;
  /** The rows in the order of the table's key, some hundreds at a time. */
  rows(table: TableHead): AsyncIterable<Row[]>;
  close(): Promise<void>;
}
