import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { ListRules } from '../lists/list-rules.js';
import type { AppError } from '../errors/app-error.js';

export interface RecordRow {
  id: number;
  /** The version of a `versioned` kind's row; null while it never changed. */
  updatedAt?: Date | null;
}

/** A change of one record; without `after` it was deleted. */
export interface RecordChange<Wire> {
  actor: Actor;
  recordId: number;
  before?: Wire;
  after?: Wire;
}

/** A kind of record of the back office: its table, its type on the wire, its list's sorts and filters. */
export interface RecordKind<Row extends RecordRow, Wire extends RecordRow> {
  entity: new () => Row;
  /** Its name in paths, in `Content-Range` and in the audit log: `referral-codes`. */
  resource: string;
  /** As in 'Referral code not found.' */
  title: string;
  toWire: (row: Row) => Wire;
  /** The audit log's copy, for records that are too long to be logged whole. */
  toAudit?: (wire: Wire) => object;
  list: ListRules<keyof Row & string>;
  /** The error for a duplicate key; left out where no column is unique. */
  duplicate?: () => AppError;
  /**
   * Each change renews `updatedAt`, and is refused when the editor loaded another version. `row` locks the changed row,
   * `table` all rows of the kind, for changes that reach others.
   */
  versioned?: 'row' | 'table';
  /** Runs in the transaction of each change; a move names no record. */
  afterWrite?: (db: EntityManager, change?: RecordChange<Wire>) => Promise<void>;
  /** Runs after the commit of each change: drops cached answers. */
  afterCommit?: () => void;
}
