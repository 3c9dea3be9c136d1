import { ORDER_SOURCES, type AdminOrder, type OrderSource } from '@festival/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../auth/access.decorators.js';
import { AppError } from '../http/app-error.js';
import { parseListQuery, setContentRange } from '../http/list-query.js';
import { pageOf, PageQueryDto } from '../http/page-query.js';
import { AdminOrdersService, ORDER_SORTS } from './admin-orders.service.js';

const RULES = {
  sort: Object.keys(ORDER_SORTS) as Array<keyof typeof ORDER_SORTS>,
  filter: ['q', 'status', 'source'] as const,
  defaultSort: ['created_at', 'DESC'] as [keyof typeof ORDER_SORTS, 'DESC'],
};

@ForArea('orders')
@Controller('api')
export class AdminOrdersController {
  constructor(private readonly orders: AdminOrdersService) {}

  /** The specification's list: newest first, `data.orders` is a page with `data`, `current_page`, `last_page`. */
  @Get('orders')
  async page(@Query() query: PageQueryDto) {
    const { skip, take } = query.rows();
    const { rows, total } = await this.orders.list({
      search: query.search,
      status: query.status,
      sort: 'created_at',
      order: 'DESC',
      skip,
      take,
    });
    return { orders: pageOf(rows, total, query) };
  }

  @Get('orders/:id')
  async one(@Param('id') id: string): Promise<{ order: AdminOrder }> {
    return { order: await this.orders.one(id) };
  }

  /** The admin's list, with `Content-Range`. */
  @Get('admin/orders')
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminOrder[]> {
    const { filter, skip, ...rest } = parseListQuery(query, RULES);
    const { rows, total } = await this.orders.list({
      ...rest,
      skip,
      search: filter.q === undefined ? undefined : String(filter.q),
      status: filter.status === undefined ? undefined : String(filter.status),
      source: filter.source === undefined ? undefined : readSource(filter.source),
    });
    setContentRange(reply, 'orders', skip, rows.length, total);
    return rows;
  }

  @Get('admin/orders/:key')
  async oneForAdmin(@Param('key') key: string): Promise<{ order: AdminOrder }> {
    return { order: await this.orders.one(key) };
  }
}

function readSource(value: unknown): OrderSource | undefined {
  if (value === 'all') return undefined;
  const source = ORDER_SOURCES.find((each) => each === value);
  if (!source) throw new AppError('BAD_REQUEST', 'The parameter source is not valid.');
  return source;
}
