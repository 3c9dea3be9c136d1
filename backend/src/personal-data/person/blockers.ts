import type { AdminUserEntity } from '../../auth/admin-user.entity.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import type { TicketEntity } from '../../tickets/ticket.entity.js';

interface Facts {
  orders: ReadonlyArray<Pick<OrderEntity, 'id' | 'orderNumber'>>;
  tickets: ReadonlyArray<Pick<TicketEntity, 'orderId' | 'status' | 'deletedAt' | 'createdAt'>>;
  account: Pick<AdminUserEntity, 'isActive'> | null;
  /** Orders that somebody still has to do with. */
  underWay: ReadonlySet<number>;
  /** Tickets up to then are of an event that is over; null: none is, for all that is known. */
  overUpTo: Date | null;
}

/** What speaks against erasing a person now, as sentences that say what to do first. */
export function blockersOf({ orders, tickets, account, underWay, overUpTo }: Facts): string[] {
  const isGood = ({ status, deletedAt, createdAt }: Facts['tickets'][number]): boolean =>
    status === 'valid' && deletedAt === null && (overUpTo === null || createdAt > overUpTo);
  const withTickets = new Set(tickets.filter(isGood).map(({ orderId }) => orderId));
  const ofOrders = orders.flatMap(({ id, orderNumber }) => [
    ...(underWay.has(id)
      ? [`Order ${orderNumber} is unpaid, needs a person, or has a payment or refund under way. Finish that first.`]
      : []),
    ...(withTickets.has(id)
      ? [
          `Order ${orderNumber} has tickets for an event that isn't known to be over. Refund or cancel it first, or wait for its end.`,
        ]
      : []),
  ]);
  const ofAccount = account?.isActive ? ['This is the address of an active account. Deactivate it first.'] : [];
  return [...ofOrders, ...ofAccount];
}
