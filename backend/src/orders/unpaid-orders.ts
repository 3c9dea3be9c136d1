import { OPEN_STATUSES } from '@festival/contracts';
import { In, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../platform/database/reader.js';
import { OrderEntity } from './order.entity.js';

/** Orders `o` of these tiers that hold seats and may still be paid: their seats may come back. */
export function selectUnpaid(reader: Reader, ticketTypes: readonly string[]): SelectQueryBuilder<OrderEntity> {
  const unpaid: FindOptionsWhere<OrderEntity> = {
    ticketType: In(ticketTypes),
    holdsSeats: true,
    status: In(OPEN_STATUSES),
  };
  return reader.select(OrderEntity, 'o').where(unpaid);
}

/** How many seats those orders hold. */
export async function countUnpaidSeats(reader: Reader, ticketTypes: readonly string[]): Promise<number> {
  const sum = selectUnpaid(reader, ticketTypes).select('SUM(o.ticketQuantity)', 'seats');
  return Number((await sum.getRawOne<{ seats: number | string | null }>())?.seats ?? 0);
}
