import type { TierSeats } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../platform/database/reader.js';
import { HeldSeatsService } from '../tickets/tiers/held-seats.service.js';
import { TicketTypeEntity } from '../tickets/tiers/ticket-type.entity.js';

/** How far each tier is sold. */
@Injectable()
export class TierSeatsService {
  constructor(
    private readonly reader: Reader,
    private readonly heldSeats: HeldSeatsService,
  ) {}

  /** In the order of the cards. A tier's own count holds the paid and the waiting seats together. */
  async all(): Promise<TierSeats[]> {
    const tiers = await this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    const held = await this.heldSeats.byType();
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
}
