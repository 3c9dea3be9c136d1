import { isOnSale, type Now } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { TierSeatsService } from '../../dashboard/tier-seats.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { sumSales } from '../figures/paid-minutes.service.js';
import { SalesMinutesService } from '../figures/sales-minutes.service.js';

/** What is sold, and what is left. */
@Injectable()
export class SalesNowService {
  constructor(
    private readonly sales: SalesMinutesService,
    private readonly tiers: TierSeatsService,
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Pick<Now, 'is_on_sale' | 'sales' | 'minutes' | 'tiers'>> {
    const { minutes, lastMinute, lastFive } = await this.sales.read();
    const types = await this.ticketTypes.all();
    return {
      is_on_sale: types.some((tier) => isOnSale(tier, types, this.clock.now())),
      sales: { minute: lastMinute, five_minutes: lastFive, hour: sumSales(minutes) },
      minutes,
      tiers: await this.tiers.all(),
    };
  }
}
