import type { AdminTicket, TicketTotals } from '@festival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { parseListQuery } from '../../platform/http/answers/list-query.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { PageQueryDto } from '../../platform/http/answers/page-query.js';
import { readTicketFilter, TICKET_FILTERS } from './ticket-filter.js';
import { TicketTotalsService } from '../../tickets/desk/ticket-totals.service.js';
import { AdminTicketsService, TICKET_SORTS } from './admin-tickets.service.js';

const RULES = {
  sort: Object.keys(TICKET_SORTS) as Array<keyof typeof TICKET_SORTS>,
  filter: TICKET_FILTERS,
  defaultSort: ['id', 'DESC'] as [keyof typeof TICKET_SORTS, 'DESC'],
};

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
    const { search, status } = query;
    const { rows } = await this.tickets.list({ search, status, sort: 'id', order: 'DESC', ...query.rows() });
    return { tickets: rows };
  }

  /** Counts of all tickets by status. */
  @Get('admin/tickets/totals')
  totals(): Promise<TicketTotals> {
    return this.sums.get();
  }

  /**
   * Tickets as a list of the back office.
   * @param filter `q` (a part of the ticket's code, the order's number or id, or a part of the buyer's details) and
   * `status`
   */
  @Get('admin/tickets')
  async list(@Query() query: unknown): Promise<ListPage<AdminTicket>> {
    const { filter, ...rest } = parseListQuery(query, RULES);
    const { rows, total } = await this.tickets.list({ ...rest, ...readTicketFilter(filter) });
    return new ListPage('tickets', rows, rest.skip, total);
  }
}
