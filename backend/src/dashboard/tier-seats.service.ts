import { OPEN_STATUSES, type TierSeats } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../database/reader.js';
import { OrderEntity } from '../orders/order.entity.js';
import { TicketTypeEntity } from '../tickets/ticket-type.entity.js';

/** How far each tier is sold. */
@Injectable()
export class TierSeatsService {
  constructor(private readonly reader: Reader) {}

  /** In the order of the cards. A tier's own count holds the paid and the waiting seats together. */
  async all(): Promise<TierSeats[]> {
    const tiers = await this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    const held = await this.held();
    return tiers.map((tier) => {
      const waiting = Math.min(held.get(tier.type) ?? 0, tier.sold);
      return {
        type: tier.type,
        header: tier.header,
        background_color: tier.backgroundColor,
        sold: tier.sold - waiting,
        held: waiting,
        quota: tier.quota,
        left: tier.quota === null ? null : Math.max(0, tier.quota - tier.sold),
      };
    });
  }

  private async held(): Promise<Map<string, number>> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.ticketType', 'type')
      .addSelect('SUM(o.ticketQuantity)', 'seats')
      .where('o.status IN (:...open) AND o.holdsSeats = :holds', { open: OPEN_STATUSES, holds: true })
      .groupBy('o.ticketType')
      .getRawMany<{ type: string; seats: string | number }>();
    return new Map(rows.map(({ type, seats }) => [type, Number(seats)]));
  }
}
