import { type AdminScan, SCAN_ACTIONS, SCAN_RESULTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { AdminUserEntity } from '../../../auth/admin-user.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Pages } from '../../../platform/lists/list-reader.js';
import { Reader } from '../../../platform/database/reader.js';
import { containing, whereBeginsWith } from '../../../platform/database/text-search.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../../../platform/lists/list-rules.js';
import { whereList } from '../../../platform/lists/where-list.js';
import { ScanEntity } from '../check-in/scan.entity.js';
import { TicketEntity } from '../../ticket.entity.js';

/** `q` is a piece of the code that was scanned; both ends of the time count. Without an index: action, device. */
export const SCAN_LIST = listRules({
  sorts: {
    id: 'id',
    scanned_at: 'scannedAt',
    gate: 'gate',
    action: 'action',
    result: 'result',
    code: 'code',
    device: 'device',
  },
  defaultSort: ['scanned_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text' },
    gate: { kind: 'text', column: 'gate' },
    action: { kind: 'one of', of: SCAN_ACTIONS, column: 'action' },
    result: { kind: 'one of', of: SCAN_RESULTS, column: 'result' },
    ticket_id: { kind: 'ids', column: 'ticketId' },
    order_id: { kind: 'ids' },
    from: { kind: 'time', from: 'scannedAt' },
    to: { kind: 'time', to: 'scannedAt' },
  },
});

/** The scan log as the back office reads it. */
@Injectable()
export class ScansService {
  private readonly pages: Pages<ScanEntity>;

  constructor(
    private readonly reader: Reader,
    clock: Clock,
  ) {
    this.pages = new Pages(reader, ScanEntity, clock);
  }

  async list({ filter, ...page }: ListRequest<typeof SCAN_LIST>): Promise<{ rows: AdminScan[]; total: number }> {
    const select = this.reader.select(ScanEntity, 's');
    whereList(select, SCAN_LIST, filter);
    if (filter.order_id) whereOfOrders(select, filter.order_id);
    if (filter.q) addSearch(select, filter.q.toUpperCase());
    const { rows, total } = await this.pages.read(select, page);
    return { rows: await this.describe(rows), total };
  }

  /** 404 when there is none. */
  async one(id: number): Promise<AdminScan> {
    const row = await this.reader.of(ScanEntity).findOneBy({ id });
    const [scan] = row ? await this.describe([row]) : [];
    if (!scan) throw new AppError('NOT_FOUND', 'Scan not found.');
    return scan;
  }

  /** Every gate that has scanned, by name. */
  async gates(): Promise<string[]> {
    const rows = await this.reader
      .select(ScanEntity, 's')
      .select('s.gate', 'gate')
      .distinct(true)
      .where('s.gate IS NOT NULL')
      .orderBy('gate')
      .getRawMany<{ gate: string }>();
    return rows.map(({ gate }) => gate);
  }

  private async describe(scans: ScanEntity[]): Promise<AdminScan[]> {
    const ids = (of: (scan: ScanEntity) => number | null) => [...new Set(scans.flatMap((scan) => of(scan) ?? []))];
    const ticketIds = ids(({ ticketId }) => ticketId);
    const accountIds = ids(({ adminUserId }) => adminUserId);
    const [tickets, accounts] = await Promise.all([
      this.reader.of(TicketEntity).findBy({ id: In(ticketIds) }),
      this.reader.of(AdminUserEntity).find({ select: { id: true, name: true }, where: { id: In(accountIds) } }),
    ]);
    const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
    return scans.map((scan) => toAdminScan(scan, ticketOf.get(scan.ticketId ?? 0), nameOf.get(scan.adminUserId ?? 0)));
  }
}

function whereOfOrders(select: SelectQueryBuilder<ScanEntity>, orderIds: number[]): void {
  if (orderIds.length === 0) {
    select.andWhere('1 = 0');
    return;
  }
  const tickets = select.subQuery().select('t.id').from(TicketEntity, 't').where('t.orderId IN (:...orderIds)');
  select.andWhere(`s.ticketId IN ${tickets.getQuery()}`, { orderIds });
}

/** Codes are stored in capitals. A piece from the middle reads the index of codes and no row that doesn't fit. */
function addSearch(select: SelectQueryBuilder<ScanEntity>, text: string): void {
  if (text.startsWith('TKT-')) {
    whereBeginsWith(select, 's.code', text);
    return;
  }
  const codes = select.subQuery().select('c.id').from(ScanEntity, 'c').where(`c.code LIKE :code ESCAPE '!'`).getQuery();
  select.andWhere(`s.id IN ${codes}`, { code: containing(text).toUpperCase() });
}

function toAdminScan(scan: ScanEntity, ticket: TicketEntity | undefined, scannedBy: string | undefined): AdminScan {
  return {
    id: scan.id,
    scanned_at: scan.scannedAt.toISOString(),
    code: scan.code,
    action: scan.action,
    result: scan.result,
    gate: scan.gate,
    device: scan.device,
    item: scan.item,
    note: scan.note,
    received_at: scan.receivedAt?.toISOString() ?? null,
    scanned_by: scannedBy ?? null,
    ticket: ticket
      ? { buyer_name: ticket.buyerName, order_id: ticket.orderId, order_number: ticket.orderNumber }
      : null,
  };
}
