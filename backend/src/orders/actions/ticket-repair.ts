import { isSuccessful, statusGroup, type TicketStatus } from '@festival/contracts';
import { isEndedByDeny } from '../order-time.js';
import type { OrderEntity } from '../order.entity.js';

export type RepairedOrder = Pick<OrderEntity, 'status' | 'ticketQuantity' | 'holdsSeats' | 'openEmail'>;

export interface RepairedTicket {
  id: number;
  number: number;
  status: TicketStatus;
  refundId: number | null;
}

/** The changes that bring the tickets in line with their order. */
export interface TicketRepair {
  /** The state that the order's group asks for. */
  state: Exclude<TicketStatus, 'used'>;
  /** Numbers of tickets that are missing; made in `state`. */
  missing: number[];
  /** Ids of tickets in a wrong state. */
  wrong: number[];
  /** Ids of tickets beyond the quantity; they are taken away. */
  surplus: number[];
}

const ENDED: readonly TicketStatus[] = ['expired', 'cancelled'];

/**
 * The number of tickets equals the quantity and their states follow the order's group. Used tickets stay as they are,
 * refunded ones stay out, and an order that is paid without seats has no valid ticket.
 */
export function planRepair(order: RepairedOrder, tickets: readonly RepairedTicket[]): TicketRepair {
  const state = wantedState(order);
  // Used and refunded ones come before all others, then the first of each number.
  const ranked = [...tickets].sort((a, b) => rank(a) - rank(b) || a.number - b.number || a.id - b.id);
  const retained = new Map<number, RepairedTicket>();
  const rest: RepairedTicket[] = [];
  for (const ticket of ranked) {
    const fits = ticket.number >= 1 && ticket.number <= order.ticketQuantity && !retained.has(ticket.number);
    if (fits) retained.set(ticket.number, ticket);
    else rest.push(ticket);
  }
  const numbers = Array.from({ length: order.ticketQuantity }, (_, index) => index + 1);
  return {
    state,
    missing: numbers.filter((number) => !retained.has(number)),
    wrong: [...retained.values()]
      .filter(({ status, refundId }) => refundId === null && !fitsState(status, state))
      .map(({ id }) => id),
    surplus: rest.filter(({ status, refundId }) => status !== 'used' && refundId === null).map(({ id }) => id),
  };
}

const rank = ({ status, refundId }: RepairedTicket): number => (status === 'used' || refundId !== null ? 0 : 1);

function wantedState(order: RepairedOrder): TicketRepair['state'] {
  const { status, holdsSeats } = order;
  if (isSuccessful(status)) return holdsSeats ? 'valid' : 'cancelled';
  // A denied order waits for the next try, unless the deny ended it.
  if (statusGroup(status) === 'pending' || (status === 'deny' && !isEndedByDeny(order))) return 'pending';
  return status === 'expire' ? 'expired' : 'cancelled';
}

function fitsState(status: TicketStatus, wanted: TicketStatus): boolean {
  if (status === 'used' || status === wanted) return true;
  // An order may expire first and be cancelled by an admin later: its tickets are ended either way.
  return ENDED.includes(status) && ENDED.includes(wanted);
}
