import { type CurrentPrice, isOnSale } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { pricedTier } from './priced-tiers.service.js';

const ROUTE = '/api/orders/current-price';
/** Tiers' keys need no escaping; any other query is read by the route. */
const QUERY = /^(?:ticket_type=([\w-]*))?$/;

/** The price call, which every visitor of the checkout makes: its answers are made once for each tier's state. */
@Injectable()
export class CurrentPriceService {
  private readonly made = new WeakMap<TicketTypeEntity, ReadyJson<CurrentPrice>>();

  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    reads: CachedReads,
  ) {
    reads.addWithQuery(ROUTE, (query) => {
      const type = QUERY.exec(query);
      const tiers = type && ticketTypes.cached();
      return tiers && this.find(tiers, type[1] ?? '');
    });
  }

  /** The on-sale tier with the lowest order, or the one named; none: 404 `No tickets available`. */
  async answer(type: string): Promise<ReadyJson<CurrentPrice>> {
    const answer = this.find(await this.ticketTypes.all(), type);
    if (!answer) throw new AppError('NOT_FOUND', 'No tickets available');
    return answer;
  }

  private find(tiers: TicketTypeEntity[], type: string): ReadyJson<CurrentPrice> | null {
    const now = this.clock.now();
    const tier = tiers.find((each) => isOnSale(each, tiers, now) && (type === '' || each.type === type));
    if (!tier) return null;
    const known = this.made.get(tier);
    if (known) return known;
    const { price, type: ticket_type, header } = pricedTier(tier);
    const data: CurrentPrice = { price, ticket_type, header };
    const made = new ReadyJson<CurrentPrice>(successJson(data));
    this.made.set(tier, made);
    return made;
  }
}
