import { isOffered } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { SOLD_OUT } from '../../tickets/tiers/seats.service.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';

interface PricedTier {
  type: string;
  header: string;
  price: number;
}

/** A tier with its price in rupiah, 0 where none is set. */
export function pricedTier({ type, header, price }: TicketTypeEntity): PricedTier {
  return { type, header, price: price ?? 0 };
}

/** Which tier is sold at what price just now. */
@Injectable()
export class PricedTiersService {
  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
  ) {}

  /** The tier that an order names: unknown 422, not on sale 409. Seats are decided by the guarded count alone. */
  async tierOnSale(type: string): Promise<PricedTier> {
    const tiers = await this.ticketTypes.all();
    const tier = tiers.find((each) => each.type === type);
    if (!tier) throw fieldError('ticket_type', 'Unknown ticket type');
    const now = this.clock.now();
    if (isOffered(tier, tiers, now)) return pricedTier(tier);
    const soldOut = tier.quota !== null && tier.sold >= tier.quota;
    throw new AppError(
      soldOut ? 'TICKETS_SOLD_OUT' : 'NOT_ON_SALE',
      soldOut ? SOLD_OUT : 'This ticket is not on sale.',
    );
  }
}
