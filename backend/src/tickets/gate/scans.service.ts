import type { AdminScan, ScanAction, ScanResult } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Pages } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { containing, whereBeginsWith } from '../../platform/database/text-search.js';
import type { SortOrder } from '../../platform/http/answers/list-query.js';
import { ScanEntity } from './scan.entity.js';
import { TicketEntity } from '../ticket.entity.js';

export interface ScanFilter {
  /** Part of the code that was scanned. */
  search?: string;
  gate?: string;
  action?: ScanAction;
  result?: ScanResult;
  /** Both ends count. */
  from?: Date;
  to?: Date;
}

export interface ScansQuery extends ScanFilter {
  order: SortOrder;
  skip: number;
  take: number;
}

/** The scan log as the back office reads it. */
@Injectable()
export class ScansService {
  private readonly pages: Pages<ScanEntity>;

  constructor(
    private readonly reader: Reader,
    clock: Clock,
  ) {
    this.pages = new Pages(reader, ScanEntity, 's', clock);
  }

  /** In the order of time. */
  async list({ order, skip, take, ...filter }: ScansQuery): Promise<{ rows: AdminScan[]; total: number }> {
    const select = this.reader.select(ScanEntity, 's');
    whereScans(select, filter);
    const { rows, total } = await this.pages.read(select, { sort: 'scannedAt', order, skip, take });
    return { rows: await this.describe(rows), total };
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

/** Each condition has an index but the action, of which there are two. */
function whereScans(select: SelectQueryBuilder<ScanEntity>, filter: ScanFilter): void {
  const { search, gate, action, result, from, to } = filter;
  if (gate !== undefined) select.andWhere('s.gate = :gate', { gate });
  if (action !== undefined) select.andWhere('s.action = :action', { action });
  if (result !== undefined) select.andWhere('s.result = :result', { result });
  if (from !== undefined) select.andWhere('s.scannedAt >= :from', { from });
  if (to !== undefined) select.andWhere('s.scannedAt <= :to', { to });
  if (search !== undefined) addSearch(select, search.toUpperCase());
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
    scanned_by: scannedBy ?? null,
    ticket: ticket
      ? { buyer_name: ticket.buyerName, order_id: ticket.orderId, order_number: ticket.orderNumber }
      : null,
  };
}
