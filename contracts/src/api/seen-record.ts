import type { Timestamp } from './scalars.js';

/** A record that several editors may change. */
export interface VersionedRecord {
  /** Null while it was never changed. */
  updated_at: Timestamp | null;
}

/**
 * Goes with a change of such a record. It isn't called `updated_at`, since a whole record that is sent back is taken as
 * it is.
 */
export interface SeenRecord {
  /** The `updated_at` that was seen; 409 when the record has changed since. Left out: not compared. */
  seen_updated_at?: Timestamp | null;
}
