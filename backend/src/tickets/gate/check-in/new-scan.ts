import type { FirstUse, GateResult, LoggedScanResult } from '@festival/contracts';
import type { TicketEntity } from '../../ticket.entity.js';
import type { ScanToDecide } from './decide-scan.js';

/** A scan with the code that was read, or the hash by which a phone knows the ticket. */
export interface NewScan extends ScanToDecide {
  code: string | null;
  codeHash: string | null;
  /** The code's signature is wrong: it is no ticket. */
  isForged: boolean;
  /** The phone's own name of the scan. */
  nonce: string | null;
  gate: string | null;
  /** The scanner's name. */
  device: string | null;
  adminUserId: number | null;
  phoneId: number | null;
  /** When the server got it, if later than it was made; null: at once. */
  receivedAt: Date | null;
}

export interface WrittenScan {
  result: Exclude<GateResult, 'refused' | 'known'>;
  logged: LoggedScanResult;
  /** Whether the server had this nonce already: the outcome is the one that it had then. */
  isKnown: boolean;
  /** As it is after the scan; null when there is none. */
  ticket: TicketEntity | null;
  /** Of a double. */
  first: FirstUse | null;
}
