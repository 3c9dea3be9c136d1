import { DOOR_LIST_SORTS, type DoorListSort } from '@festival/contracts';
import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { csvDownload } from '../../platform/csv/csv-download.js';
import type { Actor } from '../../platform/access/actor.js';
import { FilterQuery } from '../../platform/http/answers/list-query.js';
import type { ListFilter } from '../../platform/lists/list-rules.js';
import { DoorListService } from '../../tickets/gate/door-list/door-list.service.js';
import { TicketExportService } from './ticket-export.service.js';
import { TICKET_LIST } from './ticket-filter.js';

class DoorListQuery {
  @IsOptional()
  @IsIn(DOOR_LIST_SORTS)
  sort?: DoorListSort;
}

/** Tickets as files. Not for the gate's role, which may use the scanner only. */
@ForArea('tickets')
@Controller('api/admin/tickets')
export class TicketFilesController {
  constructor(
    private readonly tickets: TicketExportService,
    private readonly doorList: DoorListService,
  ) {}

  /**
   * Every ticket that a filter lists, as CSV.
   * The header `X-Total-Rows` has the number of rows at the start. The export is audited.
   * @param filter as in the list of tickets
   * @produces text/csv
   */
  @Get('export')
  async export(
    @FilterQuery(TICKET_LIST) filter: ListFilter<typeof TICKET_LIST>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return csvDownload(await this.tickets.open(filter, actor), reply);
  }

  /**
   * The list of all tickets on paper, for the gate when scanners fail.
   * @param sort by the buyer's name, or by the ticket's code
   * @produces application/pdf
   * @throws {409} There are more than 20000 tickets: too many for a list on paper.
   */
  @Get('door-list.pdf')
  async paper(@Query() { sort = 'name' }: DoorListQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const disposition = `inline; filename="door-list-by-${sort}.pdf"`;
    return new StreamableFile(await this.doorList.print(sort, actor), { type: 'application/pdf', disposition });
  }
}
