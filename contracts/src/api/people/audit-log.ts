/** One entry of `/api/admin/audit-log`. */
export interface AuditEntry {
  id: number;
  /** Null when the program itself acted. */
  admin_id: number | null;
  admin_email: string | null;
  action: string;
  resource: string;
  record_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The visitor's address; null when no request caused the change. */
  address: string | null;
  /** ISO 8601. */
  created_at: string;
}

/** GET /api/admin/audit-log/choices: the filters' values. */
export interface AuditChoices {
  admins: Array<{ id: number; email: string }>;
  actions: string[];
  resources: string[];
}
