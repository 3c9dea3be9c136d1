import type {
  GateMode,
  GateResult,
  GateVerdict,
  LoggedScanResult,
  ScanAction,
  TicketStatus,
} from '@festival/contracts';

/** A ticket as the gate sees it. */
export interface TicketAtGate {
  status: TicketStatus;
  checkedInAt: Date | null;
  leftAt: Date | null;
  /** Items that were handed out for it. */
  items: ReadonlySet<string>;
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
 * Decides a scan by its ticket; null is no ticket. The first entry by the server's clock stands, whenever the server
 * learns of it. A scan whose volunteer was shown a refusal changes nothing.
 */
export function decideScan(scan: ScanToDecide, ticket: TicketAtGate | null, allowsReentry: boolean): ScanDecision {
  if (ticket?.status !== 'valid' && ticket?.status !== 'used') return NOT_VALID;
  const decision = decideMode(scan, ticket, allowsReentry);
  const wasRefused = scan.verdict !== null && scan.verdict !== 'valid';
  if (scan.mode === 'information') return { ...decision, effect: 'none' };
  if (!wasRefused) return decision;
  return {
    ...(decision.effect === 'none' ? decision : NOT_VALID),
    logged: scan.verdict === 'used' ? 'used' : 'invalid',
  };
}

function decideMode(scan: ScanToDecide, ticket: TicketAtGate, allowsReentry: boolean): ScanDecision {
  const wasDone = scan.verdict === 'valid' ? DOUBLE : USED;
  switch (scan.mode) {
    case 'exit':
      if (ticket.status === 'valid') return NOT_VALID;
      return ticket.leftAt ? USED : done('leave');
    case 'hand_out':
      return ticket.items.has(scan.item ?? '') ? wasDone : done('hand_out');
    case 'entry':
    case 'information':
      return decideEntry(scan, ticket, allowsReentry) ?? wasDone;
  }
}

function decideEntry({ at, verdict }: ScanToDecide, ticket: TicketAtGate, allowsReentry: boolean): ScanDecision | null {
  if (ticket.status === 'valid') return done('enter');
  if (ticket.leftAt && allowsReentry && at > ticket.leftAt) return done('reenter');
  const isEarlier = ticket.checkedInAt !== null && at < ticket.checkedInAt;
  return verdict === 'valid' && isEarlier ? done('enter_earlier') : null;
}
