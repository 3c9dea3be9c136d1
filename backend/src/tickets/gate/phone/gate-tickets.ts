import type { GateTicket, GateTicketState } from '@festival/contracts';
import type { TicketEntity } from '../../ticket.entity.js';

/** The columns that a phone's copy is made of. */
export type CopiedTicket = Pick<
  TicketEntity,
  'id' | 'codeHash' | 'status' | 'checkedInAt' | 'checkedInGate' | 'leftAt' | 'deletedAt'
>;

export const COPIED_COLUMNS = {
  id: true,
  codeHash: true,
  status: true,
  checkedInAt: true,
  checkedInGate: true,
  leftAt: true,
  deletedAt: true,
} as const;

const NO_GATE = 255;

/** Tickets as a phone holds them, with the list of their gates. */
export class GateTickets {
  readonly tickets: GateTicket[] = [];
  readonly gateNames: string[] = [];
  private readonly places = new Map<string, number>();

  /** `items`: those that were handed out, a bit each. */
  add(ticket: CopiedTicket, items: number): void {
    const { codeHash: hash, checkedInAt, checkedInGate } = ticket;
    const state = stateOf(ticket);
    const isUsed = state === 'inside' || state === 'left';
    const usedAt = isUsed && checkedInAt ? Math.floor(checkedInAt.getTime() / 1000) : null;
    const gate = isUsed && checkedInGate !== null ? this.placeOf(checkedInGate) : null;
    this.tickets.push({ hash, state, items, usedAt, gate });
  }

  private placeOf(gate: string): number | null {
    const known = this.places.get(gate);
    if (known !== undefined) return known;
    if (this.gateNames.length === NO_GATE) return null;
    this.places.set(gate, this.gateNames.length);
    return this.gateNames.push(gate) - 1;
  }
}

function stateOf({ status, leftAt, deletedAt }: CopiedTicket): GateTicketState {
  if (deletedAt !== null) return 'not_valid';
  if (status === 'valid') return 'valid';
  if (status === 'used') return leftAt ? 'left' : 'inside';
  return 'not_valid';
}
