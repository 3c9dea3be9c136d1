import {
  decodeGateTickets,
  GATE_HASH_BYTES,
  type GateName,
  type GateTicket,
  type TicketHash,
} from '@festival/contracts';
import type { CopyRow, KnownTicket } from './gateDatabase';

/** As gate-tickets.ts packs them. */
const TICKET_BYTES = GATE_HASH_BYTES + 1;
const USE_BYTES = 5;
const INSIDE = 1;
const LEFT = 2;

/**
 * The snapshot in memory, looked up in the bytes as they came. 50,000 tickets as objects take 22 MB, and a second of an
 * old phone at every start; as bytes half a MB and no time. A look-up takes a millisecond or two.
 */
export class TicketCopy {
  readonly copyId: string;
  readonly count: number;
  private readonly bytes: Uint8Array;
  private readonly gateNames: readonly GateName[];

  constructor({ copyId, count, bytes, gateNames }: CopyRow) {
    this.copyId = copyId;
    this.count = count;
    this.bytes = bytes;
    this.gateNames = gateNames;
  }

  /** Null when the ticket isn't in the snapshot. */
  find(hash: TicketHash): KnownTicket | null {
    const index = this.indexOf(bytesOf(hash));
    if (index === null) return null;
    const start = index * TICKET_BYTES;
    const ticket = this.bytes.subarray(start, start + TICKET_BYTES);
    const one = isUsed(ticket[GATE_HASH_BYTES]) ? [...ticket, ...this.useOf(index)] : [...ticket];
    const [decoded] = decodeGateTickets(new Uint8Array(one), 1);
    return decoded ? toKnownTicket(decoded, this.gateNames) : null;
  }

  /** Quicker than `find`: it needn't count uses. */
  has(hash: TicketHash): boolean {
    return this.indexOf(bytesOf(hash)) !== null;
  }

  private indexOf(wanted: readonly number[]): number | null {
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.compare(middle, wanted);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }

  private compare(index: number, wanted: readonly number[]): number {
    for (let byte = 0; byte < GATE_HASH_BYTES; byte += 1) {
      const order = (this.bytes[index * TICKET_BYTES + byte] ?? 0) - (wanted[byte] ?? 0);
      if (order !== 0) return order;
    }
    return 0;
  }

  /** Uses stand behind all tickets, one for each used ticket before this one. */
  private useOf(index: number): Uint8Array {
    let before = 0;
    for (let each = 0; each < index; each += 1) {
      if (isUsed(this.bytes[each * TICKET_BYTES + GATE_HASH_BYTES])) before += 1;
    }
    const start = this.count * TICKET_BYTES + before * USE_BYTES;
    return this.bytes.subarray(start, start + USE_BYTES);
  }
}

export function toKnownTicket(
  { hash, state, items, usedAt, gate }: GateTicket,
  gateNames: readonly GateName[],
): KnownTicket {
  const usedAtMs = usedAt === null ? null : usedAt * 1000;
  return { hash, state, items, usedAt: usedAtMs, gate: gate === null ? null : (gateNames[gate] ?? null) };
}

function isUsed(packed = 0): boolean {
  const state = packed & 3;
  return state === INSIDE || state === LEFT;
}

function bytesOf(hash: TicketHash): number[] {
  return Array.from({ length: GATE_HASH_BYTES }, (_, byte) => Number.parseInt(hash.slice(byte * 2, byte * 2 + 2), 16));
}
