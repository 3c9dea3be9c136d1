import type { DatabaseConfig } from '../../platform/config/app-config.js';
import type { BackupHead, TableHead } from '../format/manifest.js';
import type { Row } from '../source/table-source.js';

/** An empty database that a backup is loaded into. It can be used only after `finish`. */
export interface RestoreTarget {
  /** Where the rows go meanwhile. */
  readonly config: DatabaseConfig;
  /** An earlier restore was broken off, and what it had loaded is gone by now. */
  readonly hasBegunAgain: boolean;
  /** The first that is written. `makeTables` makes them in `config`; they take rows from then on. */
  begin(head: BackupHead, makeTables: () => Promise<void>): Promise<void>;
  load(table: TableHead, rows: readonly Row[]): Promise<void>;
  /** After the last row: ids go on where they would have. */
  end(head: BackupHead): Promise<void>;
  /** From here on it is the festival's database. */
  finish(): Promise<void>;
  /** Ends everything; what was loaded stays unfinished, or is removed. */
  close(): Promise<void>;
}
