import { HELD_SEATS_TEXT } from '@festival/contracts';
import { createHmac } from 'node:crypto';
import { In, type SelectQueryBuilder } from 'typeorm';
import { padded } from '../../platform/database/padded.js';
import { AppError } from '../../platform/errors/app-error.js';
import { addressKey } from '../../platform/http/limits/rate-limits.service.js';
import type { OrderEntity } from '../order.entity.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';

/** Seats that every network may hold unpaid, however few are free. */
const AT_LEAST = 60;
const SHARE_OF_FREE = 0.1;
/** Seats come free within minutes: an order without an opened payment ends after ten. */
const RETRY_SECONDS = 30;

/** Characters of a network's key: 88 bits. */
const KEY_LENGTH = 22;

/** A network as orders carry it: the address, or the /64 of IPv6, hashed with a key of our own. */
export function networkKey(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(addressKey(address)).digest('hex').slice(0, KEY_LENGTH);
}

/**
 * The seats that one network may hold unpaid in a tier; null without a quota, since such a tier can't be emptied.
 * `paying`: seats that its buyers have gone on to pay for. They count as if they were free: else a campus that buys nearly
 * all of a tier would be stopped at the end by the few who left their orders unpaid.
 */
export function heldSeatsLimit(
  { quota, sold }: Pick<TicketTypeEntity, 'quota' | 'sold'>,
  paying: number,
): number | null {
  return quota === null ? null : Math.max(AT_LEAST, Math.floor(Math.min(quota, quota - sold + paying) * SHARE_OF_FREE));
}

/** The refusal of an order from a network that holds as many unpaid seats as it may. */
export class NetworkFull extends AppError {
  constructor(readonly network: string) {
    super('TOO_MANY_REQUESTS', HELD_SEATS_TEXT, { retryAfterSeconds: RETRY_SECONDS, limit: 'network_holds' });
  }
}

interface HeldSeats {
  network: string;
  type: string;
  seats: number;
}

/** Unpaid seats by network and tier, from the index alone. `orders`: a select of orders. */
export async function countHeld(
  orders: SelectQueryBuilder<OrderEntity>,
  networks: readonly string[],
): Promise<HeldSeats[]> {
  const rows = await orders
    .select(`${orders.alias}.holdNetwork`, 'network')
    .addSelect(`${orders.alias}.ticketType`, 'type')
    .addSelect(`SUM(${orders.alias}.ticketQuantity)`, 'seats')
    .where({ holdNetwork: In(padded(networks)) })
    .groupBy(`${orders.alias}.holdNetwork`)
    .addGroupBy(`${orders.alias}.ticketType`)
    .getRawMany<{ network: string; type: string; seats: number | string }>();
  return rows.map((row) => ({ ...row, seats: Number(row.seats) }));
}
