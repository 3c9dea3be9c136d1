import type { AdminOrder, AdminOrderData, OrderTotals, Paginated } from '@festival/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { FilterQuery, ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListFilter, ListRequest } from '../../platform/lists/list-rules.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { pageOf, PageQueryDto } from '../../platform/http/answers/page-query.js';
import { ORDER_LIST, readStatus } from './order-filter.js';
import { OrderTotalsService } from './order-totals.service.js';
import { AdminOrdersService } from './admin-orders.service.js';

/** Orders as the back office reads them; deleted ones are not found. */
@ForArea('orders')
@Controller('api')
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly totals: OrderTotalsService,
  ) {}

  /**
   * Orders in pages, the newest first.
   * @param search a part of the number, or of the buyer's name, e-mail or phone
   * @param status a status, or one of the groups paid, pending, failed and refunded; `all` filters nothing
   * @throws {400} The parameter status is not valid.
   */
  @Get('orders')
  async page(@Query() query: PageQueryDto): Promise<{ orders: Paginated<AdminOrder> }> {
    const { rows, total } = await this.orders.list({
      filter: { q: query.search?.trim(), status: readStatus(query.status) },
      sort: 'createdAt',
      order: 'DESC',
      ...query.rows(),
    });
    return { orders: pageOf(rows, total, query) };
  }

  /**
   * One order with its tickets, by number or id.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   */
  @Get('orders/:key')
  async one(@Param('key') key: string): Promise<AdminOrderData> {
    return { order: await this.orders.one(key) };
  }

  /**
   * Orders as a list of the back office.
   * @param filter `q` (a part of the number, or of the buyer's name, e-mail or phone), `status` (one or a group),
   * `source`, `attention` (a kind, or `any`) and `ticket_type`
   */
  @Get('admin/orders')
  async list(@ListQuery(ORDER_LIST) request: ListRequest<typeof ORDER_LIST>): Promise<ListPage<AdminOrder>> {
    const { rows, total } = await this.orders.list(request);
    return new ListPage('orders', rows, request.skip, total);
  }

  /**
   * Count and sums of the orders that a filter lists.
   * With very many orders the figures may be some seconds old.
   * @param filter as in the list of orders
   */
  @Get('admin/orders/totals')
  sums(@FilterQuery(ORDER_LIST) filter: ListFilter<typeof ORDER_LIST>): Promise<OrderTotals> {
    return this.totals.of(filter);
  }

  /**
   * One order with its tickets, by number or id, for the back office.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   */
  @Get('admin/orders/:key')
  async oneForAdmin(@Param('key') key: string): Promise<AdminOrderData> {
    return { order: await this.orders.one(key) };
  }
}
