import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type CsvTable, EXPORT_BATCH } from '../../platform/csv/csv-download.js';
import { wibCell } from '../../platform/csv/csv-text.js';
import type { Actor } from '../../platform/access/actor.js';
import { type FoundTickets, type TicketFilter, whereTickets } from './ticket-filter.js';
import { TicketSearchService } from './ticket-search.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

const COLUMNS: CsvTable<TicketEntity>['columns'] = [
  ['Ticket code', (ticket) => ticket.ticketCode],
  ['Status', (ticket) => ticket.status],
  ['Buyer name', (ticket) => ticket.buyerName],
  ['Buyer email', (ticket) => ticket.buyerEmail],
  ['Category', (ticket) => ticket.category],
  ['Ticket type', (ticket) => ticket.ticketType],
  ['Number', (ticket) => ticket.number],
  ['Of', (ticket) => ticket.quantity],
  ['Order number', (ticket) => ticket.orderNumber],
  ['Order ID', (ticket) => ticket.orderId],
  ['Checked in (WIB)', (ticket) => wibCell(ticket.checkedInAt)],
  ['Gate', (ticket) => ticket.checkedInGate],
  ['Created (WIB)', (ticket) => wibCell(ticket.createdAt)],
];

/** Every ticket that a filter lists, oldest first, as a table for a spreadsheet. */
@Injectable()
export class TicketExportService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly search: TicketSearchService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Audited as soon as it is asked for. Tickets made while it is read are not in it. */
  async open(filter: TicketFilter, actor: Actor): Promise<CsvTable<TicketEntity>> {
    const found = await this.search.find(filter);
    const range = await this.select(found)
      .select('COUNT(*)', 'total')
      .addSelect('MAX(t.id)', 'last')
      .getRawOne<{ total: string | number; last: string | number | null }>();
    const [total, last] = [Number(range?.total ?? 0), Number(range?.last ?? 0)];
    const after = { filter, rows: total };
    const entry = { ...actor, action: 'export', resource: 'tickets', recordId: null, after };
    await this.transactions.run((db) => this.audit.record(db, entry));
    return {
      name: 'tickets',
      columns: COLUMNS,
      total,
      at: this.clock.now(),
      next: (from) =>
        this.select(found)
          .andWhere('t.id > :from AND t.id <= :last', { from, last })
          .orderBy('t.id')
          .limit(EXPORT_BATCH)
          .getMany(),
    };
  }

  private select(filter: FoundTickets) {
    const select = this.reader.select(TicketEntity, 't');
    whereTickets(select, filter);
    return select;
  }
}
