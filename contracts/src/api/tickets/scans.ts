import type { Id, OrderNumber, Timestamp } from '../scalars.js';
import type { PersonName } from '../sales/scalars.js';

export const SCAN_ACTIONS = ['validate', 'checkin', 'exit', 'hand_out', 'undo'] as const;
/** A look at a code; the attempt to let in, to let out, to hand something out; a check-in that a lead took back. */
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const SCAN_RESULTS = ['valid', 'used', 'invalid', 'error', 'double'] as const;
/** As the scanner's verdict; `double` was let in although the ticket was used before, by a phone without a network. */
export type LoggedScanResult = (typeof SCAN_RESULTS)[number];

/** The ticket of a scan. */
export interface AdminScanTicket {
  buyer_name: PersonName;
  order_id: Id;
  order_number: OrderNumber;
}

/** A scan, as the log keeps it. */
export interface AdminScan {
  id: Id;
  scanned_at: Timestamp;
  /**
   * As it was scanned or typed.
   * @examples ["TKT-7F3KM9QX2WBZ"]
   */
  code: string;
  action: ScanAction;
  result: LoggedScanResult;
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
  /** With `hand_out`: what. */
  item: string | null;
  /** With `undo`: why. */
  note: string | null;
  /** When the server learned of it; null: at once. */
  received_at: Timestamp | null;
  /** Name of the account that scanned; null when it is gone, and for a phone without an account. */
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
