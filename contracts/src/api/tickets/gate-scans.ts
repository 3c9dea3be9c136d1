import type { Timestamp } from '../scalars.js';
import type { TicketHash } from './gate-copy.js';
import type { GateName } from './gate-phone.js';

/** Scans as a paired phone sends them, and their outcomes. */

export const GATE_MODES = ['entry', 'exit', 'hand_out', 'information'] as const;
/** Lets in; lets out; hands one item out; looks only. */
export type GateMode = (typeof GATE_MODES)[number];

export const GATE_VERDICTS = ['valid', 'used', 'invalid'] as const;
/** The verdict that the volunteer was shown: `valid` let somebody in or out, or handed the item out. */
export type GateVerdict = (typeof GATE_VERDICTS)[number];

export const GATE_RESULTS = ['entered', 'double', 'not_valid', 'known', 'refused'] as const;
/**
 * Done as asked; done before by another scan; not a ticket that may; a nonce that the server has already; a scan that
 * can't be read, for the reason in `message`.
 */
export type GateResult = (typeof GATE_RESULTS)[number];

/** Scans of one call. */
export const MAX_GATE_SCANS = 2_000;

/** One scan of a phone. */
export interface GateScan {
  /**
   * Random, made by the phone: a repeated one counts once.
   * @examples ["0d1b9c52-77c1-4a58-9a3e-8f3d4b7c2a10"]
   */
  nonce: string;
  /** The ticket's code, or whatever was read; or `code_hash`. */
  code?: string;
  code_hash?: TicketHash;
  mode: GateMode;
  /**
   * With `hand_out`: the item.
   * @examples ["Wristband"]
   */
  item?: string;
  /** By the phone's clock. */
  at: Timestamp;
  /**
   * The server's clock less the phone's, milliseconds.
   * @asType integer
   * @examples [-1250]
   */
  offset_ms: number;
  /** Null: the phone waits for the answer before it shows anything. */
  verdict: GateVerdict | null;
  /** The gate at which it was made; left out: the phone's present one. */
  gate?: GateName;
}

export interface GateScansRequest {
  scans: GateScan[];
}

/** The scan that came first. */
export interface FirstUse {
  at: Timestamp;
  gate: GateName | null;
  /** @examples ["Phone 3"] */
  device: string | null;
}

/** The outcome of one scan. */
export interface GateScanOutcome {
  nonce: string;
  result: GateResult;
  /** Of a double, and of a known scan that is one. */
  first?: FirstUse;
  /** With `known`: the outcome that it had. */
  was?: Exclude<GateResult, 'known'>;
  /** With `refused` and `not_valid`: why. */
  message?: string;
  /** Of a ticket that exists, when the phone waits for the answer: its details, which its code opens. */
  sealed?: string;
}

export interface GateScansData {
  results: GateScanOutcome[];
  now: Timestamp;
}
