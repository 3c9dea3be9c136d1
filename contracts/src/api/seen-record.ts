/** A record that several editors may change. */
export interface VersionedRecord {
  /** ISO 8601; null while it was never changed. */
  updated_at: string | null;
}

/**
 * Goes with a change of such a record. It isn't called `updated_at`, since a whole record that is sent back is taken as
 * it is.
 */
export interface SeenRecord {
  /** The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409. */
  seen_updated_at?: string | null;
}
