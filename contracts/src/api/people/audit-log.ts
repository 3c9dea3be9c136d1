import type { EmailAddress, Id, Timestamp } from '../scalars.js';

/** One change, as the audit log tells it. */
export interface AuditEntry {
  id: Id;
  /** Null when the program itself acted. */
  admin_id: Id | null;
  /** The address at that time. */
  admin_email: EmailAddress | null;
  /** A verb. @examples ["update"] */
  action: string;
  /** The kind of record. @examples ["guest-stars"] */
  resource: string;
  /** Null for a change of no single record, as an export. @examples ["3"] */
  record_id: string | null;
  /** The record before; null when there was none. Secrets are hidden. @examples [{"is_revealed": false}] */
  before: Record<string, unknown> | null;
  /** The record after; null when there is none. Secrets are hidden. @examples [{"is_revealed": true}] */
  after: Record<string, unknown> | null;
  /** The visitor's IP address; null when no request caused the change. @examples ["203.0.113.7"] */
  address: string | null;
  created_at: Timestamp;
}

/** All values that are in the log, for filters. */
export interface AuditChoices {
  admins: AuditAdmin[];
  /** @examples [["create", "update", "delete"]] */
  actions: string[];
  /** @examples [["guest-stars", "users"]] */
  resources: string[];
}

/** Somebody with entries in the log. */
export interface AuditAdmin {
  id: Id;
  email: EmailAddress;
}
