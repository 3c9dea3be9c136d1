import type { NextYearAddress } from '@festival/contracts';
import { Controller, Delete, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import { csvDownload } from '../platform/csv/csv-download.js';
import { ListQuery } from '../platform/http/answers/list-query.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { ListPage } from '../platform/lists/list-page.js';
import type { ListRequest } from '../platform/lists/list-rules.js';
import { AdminNextYearService, NEXT_YEAR_LIST } from './admin-next-year.service.js';

/** Next year's list, for staff. */
@ForArea('content')
@Controller('api/admin/next-year')
export class AdminNextYearController {
  constructor(private readonly addresses: AdminNextYearService) {}

  /** The addresses of next year's list. Newest first. In `filter`, `q` is a part of an address. */
  @Get()
  async list(
    @ListQuery(NEXT_YEAR_LIST) request: ListRequest<typeof NEXT_YEAR_LIST>,
  ): Promise<ListPage<NextYearAddress>> {
    const { rows, total } = await this.addresses.list(request);
    return new ListPage('next-year', rows, request.skip, total);
  }

  /**
   * Every confirmed address, as CSV.
   * The header `X-Total-Rows` has the number of rows at the start. The export is audited.
   * @produces text/csv
   */
  @Get('export')
  async export(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return csvDownload(await this.addresses.export(actor), reply);
  }

  /**
   * One address of next year's list.
   * @throws {404} Address not found.
   */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<NextYearAddress> {
    return this.addresses.one(id);
  }

  /**
   * Take an address off next year's list. Its links end. It is audited, without the address.
   * @throws {404} Address not found.
   */
  @Delete(':id')
  remove(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<NextYearAddress> {
    return this.addresses.remove(id, actor);
  }
}
