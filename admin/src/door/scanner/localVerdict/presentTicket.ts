import { MAX_GATE_ITEMS, type FirstUse, type GateTicketState } from '@festival/contracts';
import type { KnownTicket, ScanRow } from '../store/gateDatabase';

/** When and where a ticket was used. */
export interface Use {
  /** By the server's clock, milliseconds since 1970; null: not known. */
  at: number | null;
  gate: string | null;
  device: string | null;
  /** Whether this phone did it. */
  isHere: boolean;
}

/** A ticket as the copy and this phone's own scans have it. */
export interface PresentTicket {
  state: GateTicketState;
  /** Of the entry; null: nobody has come in with it. */
  use: Use | null;
  /** What was handed out for it. */
  handedOut: ReadonlyMap<string, Use>;
}

const UNKNOWN_USE: Use = { at: null, gate: null, device: null, isHere: false };

/**
 * Adds this phone's scans, oldest first, to what the server told of the ticket. A scan counts as soon as it is stored; one
 * whose verdict was never shown does too, since it may have let somebody in.
 */
export function presentTicket(
  known: KnownTicket | null,
  own: readonly ScanRow[],
  items: readonly string[],
): PresentTicket {
  return own.reduce(addScan, fromCopy(known, items));
}

function fromCopy(known: KnownTicket | null, items: readonly string[]): PresentTicket {
  if (!known) return { state: 'valid', use: null, handedOut: new Map() };
  const { state, usedAt, gate } = known;
  const handed = items.slice(0, MAX_GATE_ITEMS).filter((_, bit) => known.items & (1 << bit));
  const use = state === 'inside' || state === 'left' ? { ...UNKNOWN_USE, at: usedAt, gate } : null;
  return { state, use, handedOut: new Map(handed.map((item) => [item, UNKNOWN_USE])) };
}

function addScan(ticket: PresentTicket, row: ScanRow): PresentTicket {
  const use = useOf(row);
  if (!use || ticket.state === 'not_valid') return ticket;
  switch (row.mode) {
    case 'entry':
      return { ...ticket, state: 'inside', use };
    case 'exit':
      return { ...ticket, state: 'left' };
    case 'hand_out':
      return { ...ticket, handedOut: new Map([...ticket.handedOut, [row.item ?? '', use]]) };
    case 'information':
      return ticket;
  }
}

/** Null: this scan used nothing. A double tells of the use that came first. */
function useOf({ result, first, verdict, at, offsetMs, gate }: ScanRow): Use | null {
  if (result === 'double' && first) return fromServer(first, null);
  const wasRefused = verdict === 'used' || verdict === 'invalid' || (verdict === null && result === 'not_valid');
  return wasRefused ? null : { at: at + offsetMs, gate, device: null, isHere: true };
}

/** `phoneName`: this phone's, so that its own uses are told apart. */
export function fromServer({ at, gate, device }: FirstUse, phoneName: string | null): Use {
  return { at: Date.parse(at), gate, device, isHere: device !== null && device === phoneName };
}
