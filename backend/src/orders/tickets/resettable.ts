import { isSuccessful, ORDER_STATUSES, type TicketStatus } from '@festival/contracts';
import { In, type EntityManager } from 'typeorm';
import { holdRows } from '../../platform/database/lock-rows.js';
import { OrderEntity } from '../order.entity.js';

/** A ticket that nobody was let in with, from `now` on: phones may still send older scans of it. */
export const unusedTicket = (now: Date) =>
  ({
    status: 'valid',
    checkedInAt: null,
    checkedInGate: null,
    checkedInBy: null,
    leftAt: null,
    resetAt: now,
  }) as const;

/**
 * States that the bulk reset leaves alone: valid ones need nothing, pending ones are no tickets yet. Queries say "none of
 * these": given the wanted states, SQLite walks through all tickets in them and not through the order's few.
 */
export const UNTOUCHED: readonly TicketStatus[] = ['valid', 'pending'];

const UNPAID_STATUSES = ORDER_STATUSES.filter((status) => !isSuccessful(status));

/**
 * SQL over `o`: paid, not deleted, and with seats; a refunded ticket must not come to life again. Said as "not unpaid"
 * for the same reason as `UNTOUCHED`.
 */
export const PAID_ORDER = 'o.deleted_at IS NULL AND o.holds_seats = :holds AND o.status NOT IN (:...unpaid)';
export const PAID_PARAMETERS = { unpaid: UNPAID_STATUSES, holds: true };

/**
 * Those of the orders whose tickets may be reset, locked until the transaction ends: a refund of this moment either
 * came before and is seen, or comes after and finds the tickets as they then are.
 */
export async function lockPaidOrders(db: EntityManager, ids: readonly number[]): Promise<number[]> {
  await holdRows(db, OrderEntity, { id: In([...ids]) });
  const paid = await db
    .createQueryBuilder(OrderEntity, 'o')
    .select('o.id', 'id')
    .where({ id: In([...ids]) })
    .andWhere(PAID_ORDER, PAID_PARAMETERS)
    .orderBy('o.id')
    .getRawMany<{ id: number }>();
  return paid.map(({ id }) => Number(id));
}
