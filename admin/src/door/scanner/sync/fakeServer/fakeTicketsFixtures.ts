import { DETAILS, newCode, seal, type Signer } from '../../localVerdict/ticketFixtures';
import { hashTicketCode } from '../../localVerdict/ticketHash';
import { packed } from '../../store/storeFixtures';
import type {
  FirstUse,
  FoundGateTicket,
  GateScan,
  GateScanOutcome,
  GateTicketState,
  SealedTicket,
  TicketDetails,
} from '@festival/contracts';

export interface FakeTicket {
  code: string;
  hash: string;
  address: string;
  details: TicketDetails;
  sealed: SealedTicket;
  state: GateTicketState;
  first: FirstUse | null;
  handedOut: Map<string, FirstUse>;
  /** Entries until then use nothing. */
  resetAt: number;
}

export async function makeTicket(signer: Signer, details = DETAILS, code = newCode()): Promise<FakeTicket> {
  const hash = await hashTicketCode(code);
  const sealed = { hash, sealed: await seal(code, details) };
  const address = await signer.address(code);
  return { code, hash, address, details, sealed, state: 'valid', first: null, handedOut: new Map(), resetAt: 0 };
}

/** As the snapshot and the changes hold tickets. */
export function pack(tickets: FakeTicket[], items: string[]) {
  const gates = [...new Set(tickets.flatMap(({ first }) => first?.gate ?? []))];
  const rows = tickets.map(({ hash, state, first, handedOut }) => ({
    hash,
    state,
    items: items.reduce((bits, item, index) => (handedOut.has(item) ? bits | (1 << index) : bits), 0),
    usedAt: first ? Math.floor(Date.parse(first.at) / 1000) : null,
    gate: first?.gate ? gates.indexOf(first.gate) : null,
  }));
  const { count, tickets: text } = packed(rows);
  return { count, tickets: text, gate_names: gates };
}

export function findTickets(tickets: FakeTicket[], text: string): FoundGateTicket[] {
  const found = tickets.filter(({ details }) => details.buyer_name.toLowerCase().includes(text.toLowerCase()));
  return found.map(({ code, details: { buyer_name, order_number } }) => ({
    ticket_code: code,
    status: 'valid',
    buyer_name,
    order_number,
  }));
}

type Decision = Pick<GateScanOutcome, 'result' | 'first' | 'was'>;
const ENTERED: Decision = { result: 'entered' };
const NOT_VALID: Decision = { result: 'not_valid' };

/** Decides and applies a scan: the first by corrected time stands. `use` is the scan itself, as a first use. */
export function decide(ticket: FakeTicket | undefined, scan: GateScan, use: FirstUse): Decision {
  if (!ticket || ticket.state === 'not_valid') return NOT_VALID;
  const wasRefused = scan.verdict === 'used' || scan.verdict === 'invalid';
  const isDone = scan.mode === 'hand_out' ? ticket.handedOut.has(scan.item ?? '') : ticket.state !== 'valid';
  const first = scan.mode === 'hand_out' ? ticket.handedOut.get(scan.item ?? '') : (ticket.first ?? undefined);
  if (scan.mode === 'exit') return decideExit(ticket);
  if (isDone && !isEarlier(scan, use, first)) return { result: 'double', first };
  if (wasRefused) return NOT_VALID;
  if (scan.mode === 'entry' && Date.parse(use.at) <= ticket.resetAt) return { result: 'double' };
  if (scan.mode === 'hand_out') ticket.handedOut.set(scan.item ?? '', use);
  if (scan.mode === 'entry') Object.assign(ticket, { state: 'inside', first: use });
  return ENTERED;
}

/** The server had let in, and its answer came too late: the volunteer refused. */
export function takeBack(ticket: FakeTicket, known: { scan: GateScan; outcome: GateScanOutcome }): void {
  if (known.outcome.result !== 'entered') return;
  known.outcome = { ...known.outcome, result: 'not_valid' };
  if (known.scan.mode === 'hand_out') ticket.handedOut.delete(known.scan.item ?? '');
  if (known.scan.mode === 'entry') Object.assign(ticket, { state: 'valid', first: null });
}

function decideExit(ticket: FakeTicket): Decision {
  if (ticket.state === 'valid') return NOT_VALID;
  if (ticket.state === 'left') return { result: 'double', first: ticket.first ?? undefined };
  ticket.state = 'left';
  return ENTERED;
}

function isEarlier({ mode, verdict }: GateScan, use: FirstUse, first: FirstUse | undefined): boolean {
  return mode === 'entry' && verdict === 'valid' && first !== undefined && Date.parse(use.at) < Date.parse(first.at);
}
