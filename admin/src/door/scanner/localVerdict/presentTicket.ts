import { MAX_GATE_ITEMS, type FirstUse, type GateMode, type GateTicketState } from '@festival/contracts';
import type { KnownTicket, LinkedUse, ScanRow } from '../store/gateDatabase';

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

interface TicketUse {
  mode: GateMode;
  item: string | null;
  at: number;
  use: Use;
}

/**
 * Adds this phone's scans, oldest first, and those of linked phones to what the server told of the ticket. A scan counts as
 * soon as it is stored; one whose verdict was never shown does too, since it may have let somebody in.
 */
export function presentTicket(
  known: KnownTicket | null,
  own: readonly ScanRow[],
  linked: readonly LinkedUse[],
  items: readonly string[],
): PresentTicket {
  const here = own.flatMap(toUse);
  const there = linked.map(({ mode, item, at, gate, device }) => ({
    mode,
    item,
    at,
    use: { at, gate, device, isHere: false },
  }));
  const all = there.length === 0 ? here : [...here, ...there].sort((one, other) => one.at - other.at);
  return all.reduce(addUse, fromCopy(known, items));
}

function fromCopy(known: KnownTicket | null, items: readonly string[]): PresentTicket {
  if (!known) return { state: 'valid', use: null, handedOut: new Map() };
  const { state, usedAt, gate } = known;
  const handed = items.slice(0, MAX_GATE_ITEMS).filter((_, bit) => known.items & (1 << bit));
  const use = state === 'inside' || state === 'left' ? { ...UNKNOWN_USE, at: usedAt, gate } : null;
  return { state, use, handedOut: new Map(handed.map((item) => [item, UNKNOWN_USE])) };
}

function toUse(row: ScanRow): TicketUse[] {
  const use = useOf(row);
  return use ? [{ mode: row.mode, item: row.item, at: row.at + row.offsetMs, use }] : [];
}

function addUse(ticket: PresentTicket, { mode, item, use }: TicketUse): PresentTicket {
  if (ticket.state === 'not_valid') return ticket;
  switch (mode) {
    case 'entry':
      return { ...ticket, state: 'inside', use };
    case 'exit':
      return { ...ticket, state: 'left' };
    case 'hand_out':
      return { ...ticket, handedOut: new Map([...ticket.handedOut, [item ?? '', use]]) };
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
