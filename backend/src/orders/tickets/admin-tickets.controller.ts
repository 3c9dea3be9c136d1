import type { AdminTicket, TicketTotals } from '@festival/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { PageQueryDto } from '../../platform/http/answers/page-query.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { readStatus, TICKET_LIST } from './ticket-filter.js';
import { TicketTotalsService } from '../../tickets/desk/ticket-totals.service.js';
import { AdminTicketsService } from './admin-tickets.service.js';

/** Tickets as the back office reads them: all but the pending ones and those of deleted orders. */
@ForArea('tickets')
@Controller('api')
export class AdminTicketsController {
  constructor(
    private readonly tickets: AdminTicketsService,
    private readonly sums: TicketTotalsService,
  ) {}

  /**
   * Tickets, the newest first, one page of them.
   * @param search a part of the ticket's code, the order's number or id, or a part of the buyer's details
   * @param status a status; `all` filters nothing
   * @throws {400} The parameter status is not valid.
   */
  @Get('tickets')
  async all(@Query() query: PageQueryDto): Promise<{ tickets: AdminTicket[] }> {
    const filter = { q: query.search?.trim(), status: readStatus(query.status) };
    const { rows } = await this.tickets.list({ filter, sort: 'id', order: 'DESC', ...query.rows() });
    return { tickets: rows };
  }

  /** Counts of all tickets by status. */
  @Get('admin/tickets/totals')
  totals(): Promise<TicketTotals> {
    return this.sums.get();
  }

  /**
   * Active tickets as a list of the back office; by `id` or `order_id` pending ones as well.
   * @param filter `q` is a part of the ticket's code, the order's number or id, or a part of the buyer's details
   */
  @Get('admin/tickets')
  async list(@ListQuery(TICKET_LIST) request: ListRequest<typeof TICKET_LIST>): Promise<ListPage<AdminTicket>> {
    const { rows, total } = await this.tickets.list(request);
    return new ListPage('tickets', rows, request.skip, total);
  }

  /** One ticket. */
  @Get('admin/tickets/:id')
  one(@Param('id', ParseId) id: number): Promise<AdminTicket> {
    return this.tickets.one(id);
  }
}
