import type { ScanResult } from './tickets.js';

export const SCAN_ACTIONS = ['validate', 'checkin'] as const;
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const SCAN_RESULTS = ['valid', 'used', 'invalid', 'error'] as const satisfies readonly ScanResult[];

/** One row of GET /api/admin/scans: a scanner's look at a code (`validate`), or its attempt to let in (`checkin`). */
export interface AdminScan {
  id: number;
  /** ISO 8601. */
  scanned_at: string;
  code: string;
  action: ScanAction;
  result: ScanResult;
  gate: string | null;
  device: string | null;
  /** Name of the account that scanned; null when it is gone. */
  scanned_by: string | null;
  /** Null for a code that is no ticket. */
  ticket: { buyer_name: string; order_id: number; order_number: string } | null;
}

/** GET /api/admin/scans/choices: the values of the filter `gate`. */
export interface ScanChoices {
  gates: string[];
}
