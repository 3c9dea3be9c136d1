import { LANGUAGES, type NextYearAddress } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { type CsvTable, EXPORT_BATCH } from '../platform/csv/csv-download.js';
import { wibCell } from '../platform/csv/csv-text.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/errors/app-error.js';
import { Pages } from '../platform/lists/list-reader.js';
import { type ListRequest, listRules } from '../platform/lists/list-rules.js';
import { whereList } from '../platform/lists/where-list.js';
import { NextYearAddressEntity } from './next-year-address.entity.js';
import { NextYearLinksService } from './next-year-links.service.js';
import { toNextYearAddress } from './next-year.mapper.js';

const RESOURCE = 'next-year';

export const NEXT_YEAR_LIST = listRules({
  sorts: {
    id: 'id',
    email: 'email',
    language: 'language',
    created_at: 'createdAt',
    confirmed_at: 'confirmedAt',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['email'] },
    language: { kind: 'one of', of: LANGUAGES, column: 'language' },
    is_confirmed: { kind: 'boolean' },
  },
});

/** Next year's list in the back office. The log names no address: an erased one must not come back from there. */
@Injectable()
export class AdminNextYearService {
  private readonly pages: Pages<NextYearAddressEntity>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly links: NextYearLinksService,
    private readonly clock: Clock,
  ) {
    this.pages = new Pages(reader, NextYearAddressEntity, clock);
  }

  async list({
    filter,
    ...page
  }: ListRequest<typeof NEXT_YEAR_LIST>): Promise<{ rows: NextYearAddress[]; total: number }> {
    const select = this.reader.select(NextYearAddressEntity, 'a');
    whereList(select, NEXT_YEAR_LIST, filter);
    if (filter.is_confirmed !== undefined) {
      select.andWhere(`a.confirmedAt IS ${filter.is_confirmed ? 'NOT NULL' : 'NULL'}`);
    }
    const { rows, total } = await this.pages.read(select, page);
    return { rows: rows.map(toNextYearAddress), total };
  }

  async one(id: number): Promise<NextYearAddress> {
    return toNextYearAddress(await this.row(id));
  }

  /** 404 when it is gone already. */
  async remove(id: number, actor: Actor): Promise<NextYearAddress> {
    const row = await this.row(id);
    await this.transactions.run(async (db) => {
      if (!(await this.links.remove(db, row))) throw notFound();
      const before = { is_confirmed: row.confirmedAt !== null };
      await this.audit.record(db, { ...actor, action: 'delete', resource: RESOURCE, recordId: id, before });
    });
    return toNextYearAddress(row);
  }

  /** The confirmed ones, oldest first. Audited as soon as it is asked for. */
  async export(actor: Actor): Promise<CsvTable<NextYearAddressEntity>> {
    const total = await this.confirmed().getCount();
    const entry = { ...actor, action: 'export', resource: RESOURCE, recordId: null, after: { rows: total } };
    await this.transactions.run((db) => this.audit.record(db, entry));
    return {
      name: RESOURCE,
      columns: [
        ['Email', ({ email }) => email],
        ['Language', ({ language }) => language],
        ['Confirmed (WIB)', ({ confirmedAt }) => wibCell(confirmedAt)],
      ],
      total,
      at: this.clock.now(),
      next: (after) =>
        this.confirmed().andWhere('a.id > :after', { after }).orderBy('a.id').limit(EXPORT_BATCH).getMany(),
    };
  }

  private confirmed() {
    return this.reader.select(NextYearAddressEntity, 'a').where('a.confirmedAt IS NOT NULL');
  }

  private async row(id: number): Promise<NextYearAddressEntity> {
    const row = await this.reader.of(NextYearAddressEntity).findOneBy({ id });
    if (!row) throw notFound();
    return row;
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Address not found.');
