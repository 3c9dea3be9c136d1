import type { OrderTotals } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Costly } from '../../platform/cache/costly.js';
import { Reader } from '../../platform/database/reader.js';
import { OrderEntity } from '../order.entity.js';
import { NET, SUM_PARAMETERS, sumWhere } from '../order-sums.js';
import { OrderSearchService } from '../search/order-search.service.js';
import { type OrderFilter, whereOrders } from './order-filter.js';

/** From here on summing takes a while. */
const MANY_ORDERS = 10_000;

/** The figures of the cards above the orders list. */
@Injectable()
export class OrderTotalsService {
  private readonly totals: Costly<OrderTotals>;

  constructor(
    private readonly reader: Reader,
    private readonly search: OrderSearchService,
    clock: Clock,
  ) {
    this.totals = new Costly(clock, ({ orders }) => orders >= MANY_ORDERS);
  }

  /** For the orders that the filter lists; of many at most 10 s old. */
  of(filter: OrderFilter): Promise<OrderTotals> {
    return this.totals.get(JSON.stringify(filter), () => this.sum(filter));
  }

  private async sum(filter: OrderFilter): Promise<OrderTotals> {
    const select = this.reader.select(OrderEntity, 'o');
    whereOrders(select, await this.search.find(filter));
    const row = await select
      .select('COUNT(*)', 'orders')
      .addSelect(sumWhere('o.amount', 'o.source = :web AND o.status = :settlement'), 'web_total')
      .addSelect(sumWhere(NET, 'o.source = :web'), 'web_net')
      .addSelect(sumWhere('o.amount', 'o.source = :form'), 'google_form_total')
      .addSelect(sumWhere(NET, 'o.source = :form'), 'google_form_net')
      .setParameters({ web: 'web', form: 'google_form', settlement: 'settlement', ...SUM_PARAMETERS })
      .getRawOne<Record<keyof OrderTotals, string | number | null>>();
    return {
      orders: Number(row?.orders ?? 0),
      web_total: Number(row?.web_total ?? 0),
      web_net: Number(row?.web_net ?? 0),
      google_form_total: Number(row?.google_form_total ?? 0),
      google_form_net: Number(row?.google_form_net ?? 0),
    };
  }
}
