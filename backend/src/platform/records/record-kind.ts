import type { EntityManager } from 'typeorm';
import type { AppError } from '../http/errors/app-error.js';

export interface KeptRow {
  id: number;
  /** Of a dated kind; null while it is as it came. */
  updatedAt?: Date | null;
}

/** What the back office keeps many of: a table, its look on the wire, and what a list of it may be asked for. */
export interface RecordKind<Row extends KeptRow, Wire extends KeptRow> {
  entity: new () => Row;
  /** Its name in paths, in `Content-Range` and in the audit log: `referral-codes`. */
  resource: string;
  /** As in 'Referral code not found.' */
  title: string;
  toWire: (row: Row) => Wire;
  /** What the audit log keeps of a record whose whole look would not fit; left out where all of it does. */
  toAudit?: (wire: Wire) => object;
  /** Wire name → property, of what a list may be sorted by; the first is the default. */
  sorts: Readonly<Record<string, keyof Row & string>>;
  defaultOrder: 'ASC' | 'DESC';
  /** The text columns that the list's `q` looks into. */
  searched: ReadonlyArray<keyof Row & string>;
  /** Wire name → property, of the yes-or-no columns that a list may be filtered by. */
  flags: Readonly<Record<string, keyof Row & string>>;
  /** Wire name of the columns that a list may be filtered by one of these words of. */
  choices?: Readonly<Record<string, { column: keyof Row & string; of: readonly string[] }>>;
  /** Wire name → property, of the text columns that a list may be filtered by what they hold. */
  texts?: Readonly<Record<string, keyof Row & string>>;
  /** What the refusal of a unique column means to the editor; left out where none is unique. */
  duplicate?: () => AppError;
  /**
   * The record has `updatedAt`: each change renews it, waits for whoever is changing the record, and is refused when it
   * isn't the one that the editor saw. `together`: a change reaches others of the kind, and so waits for any of them.
   */
  dated?: 'alone' | 'together';
  /** Runs in the transaction of each change. */
  written?: (db: EntityManager) => Promise<void>;
  /** Runs after each committed change: what is kept ready for visitors is made anew. */
  changed?: () => void;
}
