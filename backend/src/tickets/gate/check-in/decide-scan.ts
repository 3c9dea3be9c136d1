import type {
  GateMode,
  GateResult,
  GateVerdict,
  LoggedScanResult,
  ScanAction,
  TicketStatus,
} from '@festival/contracts';
import { isOvertaken, wasOutside, type Move } from './moves.js';

/** A ticket as the gate sees it. */
export interface TicketAtGate {
  status: TicketStatus;
  checkedInAt: Date | null;
  leftAt: Date | null;
  resetAt: Date | null;
  /** Items that were handed out for it. */
  items: ReadonlySet<string>;
  /** Its entries and exits that were let through, as far as they matter to the batch. */
  moves: readonly Move[];
}

export interface ScanToDecide {
  mode: GateMode;
  /** With `hand_out`. */
  item: string | null;
  /** By the server's clock. */
  at: Date;
  /** The verdict that a volunteer was shown; null: the phone waits for the answer. */
  verdict: GateVerdict | null;
}

/** `enter_earlier`: this entry comes before the one that is known, which becomes the double. */
export type ScanEffect = 'none' | 'enter' | 'reenter' | 'enter_earlier' | 'leave' | 'hand_out';

export interface ScanDecision {
  result: Exclude<GateResult, 'known' | 'refused'>;
  effect: ScanEffect;
  logged: LoggedScanResult;
}

export const ACTION_OF: Readonly<Record<GateMode, ScanAction>> = {
  entry: 'checkin',
  exit: 'exit',
  hand_out: 'hand_out',
  information: 'validate',
};

const NOT_VALID: ScanDecision = { result: 'not_valid', effect: 'none', logged: 'invalid' };
const USED: ScanDecision = { result: 'double', effect: 'none', logged: 'used' };
const DOUBLE: ScanDecision = { result: 'double', effect: 'none', logged: 'double' };
const done = (effect: ScanEffect): ScanDecision => ({ result: 'entered', effect, logged: 'valid' });

/**
 * Decides a scan by its ticket; null is no ticket. The first entry by the server's clock counts, whenever the server
 * learns of it. A scan whose volunteer was shown a refusal changes nothing. Somebody who was let in with a ticket that
 * isn't valid is logged as a double: a lead must hear of it.
 */
export function decideScan(scan: ScanToDecide, ticket: TicketAtGate | null, allowsReentry: boolean): ScanDecision {
  const { mode, verdict } = scan;
  if (!ticket) return NOT_VALID;
  if (ticket.status !== 'valid' && ticket.status !== 'used') {
    return verdict === 'valid' && mode === 'entry' ? { ...NOT_VALID, logged: 'double' } : NOT_VALID;
  }
  const decision = decideMode(scan, ticket, allowsReentry);
  if (mode === 'information') return { ...decision, effect: 'none' };
  if (verdict === null || verdict === 'valid') return decision;
  return { ...(decision.effect === 'none' ? decision : NOT_VALID), logged: verdict };
}

function decideMode(scan: ScanToDecide, ticket: TicketAtGate, allowsReentry: boolean): ScanDecision {
  const wasDone = scan.verdict === 'valid' ? DOUBLE : USED;
  switch (scan.mode) {
    case 'exit':
      return decideExit(scan, ticket);
    case 'hand_out':
      return ticket.items.has(scan.item ?? '') ? wasDone : done('hand_out');
    case 'entry':
    case 'information':
      return decideEntry(scan, ticket, allowsReentry) ?? wasDone;
  }
}

/** Who is out already and was let out again has gone out later than is known. */
function decideExit({ at, verdict }: ScanToDecide, { status, leftAt, moves }: TicketAtGate): ScanDecision {
  if (status === 'valid') return NOT_VALID;
  if (isOvertaken(moves, at)) return done('none');
  if (!leftAt) return done('leave');
  return verdict === 'valid' ? { ...USED, effect: 'leave' } : USED;
}

function decideEntry(scan: ScanToDecide, ticket: TicketAtGate, allowsReentry: boolean): ScanDecision | null {
  const { at, verdict } = scan;
  const { status, checkedInAt, leftAt, resetAt, moves } = ticket;
  if (resetAt && at <= resetAt) return null;
  if (status === 'valid') return done('enter');
  if (allowsReentry && leftAt && at > leftAt) return done('reenter');
  if (allowsReentry && wasOutside(moves, at)) return done('none');
  const isEarlier = checkedInAt !== null && at < checkedInAt;
  return verdict === 'valid' && isEarlier ? done('enter_earlier') : null;
}
