import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { csvDownload } from '../../platform/csv/csv-download.js';
import type { Actor } from '../../platform/access/actor.js';
import { FilterQuery } from '../../platform/http/answers/list-query.js';
import type { ListFilter } from '../../platform/lists/list-rules.js';
import { ORDER_LIST } from '../admin/order-filter.js';
import { OrderExportService } from './order-export.service.js';

/** Orders as a file. */
@ForArea('orders')
@Controller('api/admin/orders')
export class OrderExportController {
  constructor(private readonly orders: OrderExportService) {}

  /**
   * Every order that a filter lists, as CSV.
   * The header `X-Total-Rows` has the number of rows at the start. The export is audited.
   * @param filter as in the list of orders
   * @produces text/csv
   */
  @Get('export')
  async export(
    @FilterQuery(ORDER_LIST) filter: ListFilter<typeof ORDER_LIST>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return csvDownload(await this.orders.open(filter, actor), reply);
  }
}
