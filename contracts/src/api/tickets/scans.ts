import type { Id, OrderNumber, Timestamp } from '../scalars.js';
import type { PersonName } from '../sales/scalars.js';
import type { ScanResult } from './tickets.js';

export const SCAN_ACTIONS = ['validate', 'checkin'] as const;
/** A look at a code, or the attempt to let in. */
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const SCAN_RESULTS = ['valid', 'used', 'invalid', 'error'] as const satisfies readonly ScanResult[];

/** The ticket of a scan. */
export interface AdminScanTicket {
  buyer_name: PersonName;
  order_id: Id;
  order_number: OrderNumber;
}

/** A scanner's look at a code (`validate`), or its attempt to let in (`checkin`). */
export interface AdminScan {
  id: Id;
  scanned_at: Timestamp;
  /**
   * As it was scanned or typed.
   * @examples ["TKT-7F3KM9QX2WBZ"]
   */
  code: string;
  action: ScanAction;
  result: ScanResult;
  /**
   * The gate's name; null when the scanner has none.
   * @examples ["North gate"]
   */
  gate: string | null;
  /**
   * The scanner's name; null when it has none.
   * @examples ["Phone 3"]
   */
  device: string | null;
  /** Name of the account that scanned; null when it is gone. */
  scanned_by: PersonName | null;
  /** Null for a code that is no ticket. */
  ticket: AdminScanTicket | null;
}

/** The values that the scan log can be filtered by. */
export interface ScanChoices {
  /**
   * Every gate that has scanned, by name.
   * @examples [["North gate", "South gate"]]
   */
  gates: string[];
}
