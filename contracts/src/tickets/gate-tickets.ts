/**
 * The tickets of a phone at the gate, as bytes: sorted by hash, 8 bytes a ticket (7 of the hash, 1 of its state), then
 * 5 bytes for each ticket that has been used (4 of the second, 1 of the gate), in the same order.
 */

/** Bytes of SHA-256 over a ticket's code. A code has 60 random bits, so a hash tells nothing of it. */
export const GATE_HASH_BYTES = 7;
const TICKET_BYTES = GATE_HASH_BYTES + 1;
const USE_BYTES = 5;
const NO_GATE = 255;

/** Hand-outs that can be told apart on a phone: each is a bit of a ticket's state. */
export const MAX_GATE_ITEMS = 5;
/** Gates that can be told apart on a phone. */
export const MAX_GATES = 50;

/** Lets in; was let in and is inside; was let in and has left; lets nobody in. */
export const GATE_TICKET_STATES = ['valid', 'inside', 'left', 'not_valid'] as const;
export type GateTicketState = (typeof GATE_TICKET_STATES)[number];

/** One ticket, as a phone knows it. */
export interface GateTicket {
  /** 14 lower-case hex digits. */
  hash: string;
  state: GateTicketState;
  /** Bit 0 is the first item that is handed out. */
  items: number;
  /** Seconds since 1970 of the first entry; null unless it was let in. */
  usedAt: number | null;
  /** The gate's place in the list of gates; null when it isn't known. */
  gate: number | null;
}

const isUsed = (state: GateTicketState): boolean => state === 'inside' || state === 'left';

export function encodeGateTickets(tickets: readonly GateTicket[]): Uint8Array<ArrayBuffer> {
  const sorted = [...tickets].sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const used = sorted.filter(({ state }) => isUsed(state));
  const bytes = new Uint8Array(sorted.length * TICKET_BYTES + used.length * USE_BYTES);
  for (const [index, { hash, state, items }] of sorted.entries()) {
    const start = index * TICKET_BYTES;
    for (let byte = 0; byte < GATE_HASH_BYTES; byte += 1) {
      bytes[start + byte] = Number.parseInt(hash.slice(byte * 2, byte * 2 + 2), 16);
    }
    bytes[start + GATE_HASH_BYTES] = GATE_TICKET_STATES.indexOf(state) | (items << 2);
  }
  const view = new DataView(bytes.buffer);
  for (const [index, { usedAt, gate }] of used.entries()) {
    const start = sorted.length * TICKET_BYTES + index * USE_BYTES;
    view.setUint32(start, usedAt ?? 0);
    view.setUint8(start + 4, gate ?? NO_GATE);
  }
  return bytes;
}

/** Throws a `RangeError` when there are not as many bytes as `count` tickets take: part of an answer was lost. */
export function decodeGateTickets(bytes: Uint8Array, count: number): GateTicket[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let use = count * TICKET_BYTES;
  const tickets = Array.from({ length: count }, (_, index): GateTicket => {
    const start = index * TICKET_BYTES;
    const packed = view.getUint8(start + GATE_HASH_BYTES);
    const state = GATE_TICKET_STATES[packed & 3] ?? 'not_valid';
    const ticket = { hash: hexOf(view, start), state, items: packed >> 2 };
    if (!isUsed(state)) return { ...ticket, usedAt: null, gate: null };
    const usedAt = view.getUint32(use);
    const gate = view.getUint8(use + 4);
    use += USE_BYTES;
    return { ...ticket, usedAt: usedAt || null, gate: gate === NO_GATE ? null : gate };
  });
  if (use !== bytes.byteLength) throw new RangeError(`${bytes.byteLength} bytes are not ${count} tickets`);
  return tickets;
}

function hexOf(view: DataView, start: number): string {
  let hex = '';
  for (let byte = 0; byte < GATE_HASH_BYTES; byte += 1)
    hex += view
      .getUint8(start + byte)
      .toString(16)
      .padStart(2, '0');
  return hex;
}
