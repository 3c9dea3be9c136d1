import { TICKET_CODE_PATTERN, type GateMode, type GateRules, type GateTicketState } from '@festival/contracts';
import type { KnownTicket, LinkedUse, ScanRow } from '../store/gateDatabase';
import { presentTicket, type PresentTicket, type Use } from './presentTicket';
import type { SignatureCheck } from './signature';

/** What was read or typed. */
export interface ReadTicket {
  code: string;
  signature: SignatureCheck;
}

/** What the volunteer wants: with `hand_out`, of which item. */
export interface GateTask {
  mode: GateMode;
  item: string | null;
}

/**
 * Signature wrong; signed for another event; cancelled or refunded; a typed code that the copy doesn't have; something
 * that isn't a ticket at all; an exit of somebody who never came in; an item that isn't handed out; the server's word.
 */
export type InvalidReason =
  'signature' | 'other_edition' | 'cancelled' | 'unknown_code' | 'foreign' | 'not_inside' | 'no_item' | 'server';

/** `valid` lets in, lets out or hands out, as the mode says. */
export type LocalVerdict =
  | {
      kind: 'valid';
      /** False: right by its signature, but sold after the copy was made. */
      isKnown: boolean;
      isReentry: boolean;
    }
  | {
      kind: 'used';
      use: Use;
      /** The holder left, and may not come in again. */
      hasLeft: boolean;
    }
  | {
      kind: 'invalid';
      reason: InvalidReason;
    }
  | {
      kind: 'information';
      mayEnter: boolean;
      state: GateTicketState;
      use: Use | null;
      handedOut: string[];
    };

const NO_USE: Use = { at: null, gate: null, device: null, isHere: false };

/** The copy's word about the ticket, this phone's scans of it, and those of linked phones. */
export interface KnownHere {
  known: KnownTicket | null;
  own: readonly ScanRow[];
  linked: readonly LinkedUse[];
}

/** The verdict by what this phone knows alone. */
export function judgeLocally(
  read: ReadTicket,
  task: GateTask,
  { known, own, linked }: KnownHere,
  rules: GateRules,
): LocalVerdict {
  const refusal = refuseCode(read, known);
  if (refusal) return invalid(refusal);
  const ticket = presentTicket(known, own, linked, rules.items);
  if (ticket.state === 'not_valid') return invalid('cancelled');
  switch (task.mode) {
    case 'entry':
      return judgeEntry(ticket, known !== null, rules);
    case 'exit':
      return judgeExit(ticket, known !== null);
    case 'hand_out': {
      const use = ticket.handedOut.get(task.item ?? '');
      return use ? { kind: 'used', use, hasLeft: false } : valid(known !== null);
    }
    case 'information': {
      const mayEnter = judgeEntry(ticket, known !== null, rules).kind === 'valid';
      const { state, use, handedOut } = ticket;
      return { kind: 'information', mayEnter, state, use, handedOut: [...handedOut.keys()] };
    }
  }
}

/**
 * Whether the server's word counts. Not of a wrong signature, as the server is told the hash only; not while this ticket's
 * scan in another tab has no verdict yet; and not when a linked phone has used it, of which the server may not know.
 */
export function canServerKnowMore(
  { code, signature }: ReadTicket,
  { own, linked }: Omit<KnownHere, 'known'>,
  task: GateTask,
): boolean {
  const isTicket = signature === 'right' || (signature === 'none' && TICKET_CODE_PATTERN.test(code));
  const isOpen = ({ verdict, state, mode }: ScanRow) =>
    verdict === null && state === 'unsent' && mode !== 'information';
  return isTicket && !own.some(isOpen) && !linked.some((use) => matters(use, task));
}

/** Entries and exits to one another, a hand-out to those of the same item. */
function matters({ mode, item }: LinkedUse, task: GateTask): boolean {
  return (mode === 'hand_out') === (task.mode === 'hand_out') && (mode !== 'hand_out' || item === task.item);
}

export function invalid(reason: InvalidReason): LocalVerdict {
  return { kind: 'invalid', reason };
}

function valid(isKnown: boolean, isReentry = false): LocalVerdict {
  return { kind: 'valid', isKnown, isReentry };
}

function refuseCode({ code, signature }: ReadTicket, known: KnownTicket | null): InvalidReason | null {
  if (!TICKET_CODE_PATTERN.test(code)) return 'foreign';
  if (signature === 'unknown_key') return known ? 'signature' : 'other_edition';
  if (signature === 'wrong') return 'signature';
  return signature === 'none' && !known ? 'unknown_code' : null;
}

/** A hand-out is of an item that is handed out. */
export function isOffered({ mode, item }: GateTask, { items }: GateRules): boolean {
  return mode !== 'hand_out' || (item !== null && items.includes(item));
}

function judgeEntry({ state, use }: PresentTicket, isKnown: boolean, { allows_reentry }: GateRules): LocalVerdict {
  if (state === 'valid') return valid(isKnown);
  if (state === 'left' && allows_reentry) return valid(isKnown, true);
  return { kind: 'used', use: use ?? NO_USE, hasLeft: state === 'left' };
}

/** Who isn't known to be inside may leave all the same: they may have come in at another gate since the last sync. */
function judgeExit({ state, use }: PresentTicket, isKnown: boolean): LocalVerdict {
  return state === 'left' ? { kind: 'used', use: use ?? NO_USE, hasLeft: true } : valid(isKnown);
}
