import type { AdminOrder, AdminOrderData, OrderTotals, Paginated } from '@festival/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { parseListQuery } from '../../platform/http/answers/list-query.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { pageOf, PageQueryDto } from '../../platform/http/answers/page-query.js';
import { ORDER_FILTERS, readOrderFilter, readStatuses } from './order-filter.js';
import { OrderTotalsService } from './order-totals.service.js';
import { AdminOrdersService, ORDER_SORTS } from './admin-orders.service.js';

const RULES = {
  sort: Object.keys(ORDER_SORTS) as Array<keyof typeof ORDER_SORTS>,
  filter: ORDER_FILTERS,
  defaultSort: ['created_at', 'DESC'] as [keyof typeof ORDER_SORTS, 'DESC'],
};

@ForArea('orders')
@Controller('api')
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly totals: OrderTotalsService,
  ) {}

  /** Newest first; `data.orders` holds `data`, `current_page`, `last_page`. */
  @Get('orders')
  async page(@Query() query: PageQueryDto): Promise<{ orders: Paginated<AdminOrder> }> {
    const statuses = readStatuses(query.status);
    const { rows, total } = await this.orders.list({
      filter: { search: query.search, statuses, source: null, attention: null, ticketType: null },
      sort: 'created_at',
      order: 'DESC',
      ...query.rows(),
    });
    return { orders: pageOf(rows, total, query) };
  }

  @Get('orders/:key')
  async one(@Param('key') key: string): Promise<AdminOrderData> {
    return { order: await this.orders.one(key) };
  }

  /** The admin's list, with `Content-Range`. */
  @Get('admin/orders')
  async list(@Query() query: unknown): Promise<ListPage<AdminOrder>> {
    const { filter, ...rest } = parseListQuery(query, RULES);
    const { rows, total } = await this.orders.list({ ...rest, filter: readOrderFilter(filter) });
    return new ListPage('orders', rows, rest.skip, total);
  }

  /** Count and sums of the orders that the same `filter` lists. */
  @Get('admin/orders/totals')
  sums(@Query() query: unknown): Promise<OrderTotals> {
    return this.totals.of(readOrderFilter(parseListQuery(query, RULES).filter));
  }

  @Get('admin/orders/:key')
  async oneForAdmin(@Param('key') key: string): Promise<AdminOrderData> {
    return { order: await this.orders.one(key) };
  }
}
