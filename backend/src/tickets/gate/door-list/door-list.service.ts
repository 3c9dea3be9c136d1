import type { DoorListSort, TicketStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { In, IsNull } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Reader } from '../../../platform/database/reader.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { wibCell } from '../../../platform/csv/csv-text.js';
import type { Actor } from '../../../platform/access/actor.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { formatLocalTime } from '../../../platform/clock/local-time.js';
import { isReadableInPdf } from '../../../mail/pdf/pdf-text.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import type { DoorListRow } from './door-list-pdf.js';
import { TicketTypesService } from '../../tiers/ticket-types.service.js';
import { TicketEntity } from '../../ticket.entity.js';

/** Some 300 pages; nobody finds a name in more, and the list stays in memory while it is rendered. */
export const MOST_ROWS = 20_000;

const names = new Intl.Collator('id', { sensitivity: 'base', numeric: true });

/** The address replaces a name that the list's font can't show: visitors can tell it too. */
const shownName = ({ buyerName, buyerEmail }: TicketEntity) => (isReadableInPdf(buyerName) ? buyerName : buyerEmail);

/** The paper fallback for the gate: every ticket that lets in, or did. */
@Injectable()
export class DoorListService {
  constructor(
    private readonly reader: Reader,
    private readonly ticketTypes: TicketTypesService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws 409 when there are more tickets than a paper list is good for. Audited: it holds names and whole codes. */
  async print(sort: DoorListSort, actor: Actor): Promise<Readable> {
    const rows = await this.rows(sort);
    const after = { sort, rows: rows.length };
    const entry = { ...actor, action: 'door_list', resource: 'tickets', recordId: null, after };
    await this.transactions.run((db) => this.audit.record(db, entry));
    const { name } = await this.settings.get('festival');
    const printedAt = formatLocalTime(this.clock.now().toISOString(), 'en');
    // Its library takes ten megabytes, and few processes ever print.
    const { doorListPdf } = await import('./door-list-pdf.js');
    return doorListPdf(rows, { festival: name, printedAt, sort });
  }

  private async rows(sort: DoorListSort): Promise<DoorListRow[]> {
    const tickets = await this.reader.of(TicketEntity).find({
      select: {
        id: true,
        buyerName: true,
        buyerEmail: true,
        ticketCode: true,
        ticketType: true,
        orderNumber: true,
        checkedInAt: true,
      },
      where: { status: In<TicketStatus>(['valid', 'used']), deletedAt: IsNull() },
      order: { ticketCode: 'ASC' },
      take: MOST_ROWS + 1,
    });
    if (tickets.length > MOST_ROWS) {
      throw new AppError('CONFLICT', `There are more than ${MOST_ROWS} tickets: too many for a list on paper.`);
    }
    if (sort === 'name') tickets.sort((a, b) => names.compare(shownName(a), shownName(b)));
    const headers = new Map((await this.ticketTypes.all()).map(({ type, header }) => [type, header]));
    return tickets.map((ticket) => ({
      name: shownName(ticket),
      code: ticket.ticketCode,
      tier: headers.get(ticket.ticketType) ?? ticket.ticketType,
      orderNumber: ticket.orderNumber,
      usedAt: wibCell(ticket.checkedInAt)?.slice(11, 16) ?? null,
    }));
  }
}
