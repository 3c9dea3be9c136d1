import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type CsvTable, EXPORT_BATCH } from '../../platform/csv/csv-download.js';
import type { Actor } from '../../platform/access/actor.js';
import { type OrderFilter, whereOrders } from '../admin/order-filter.js';
import { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import { OrderEntity } from '../order.entity.js';
import { ReferralCodeEntity } from '../codes/referral-code.entity.js';
import { OrderSearchService } from '../search/order-search.service.js';
import type { Found } from '../search/search-hits.js';
import { orderColumns } from './order-columns.js';

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Every order that a filter lists, oldest first, as a table for a spreadsheet. */
@Injectable()
export class OrderExportService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly search: OrderSearchService,
    private readonly clock: Clock,
  ) {}

  /** Audited as soon as it is asked for. Orders that come in while it is read are not in it. */
  async open(filter: OrderFilter, actor: Actor): Promise<CsvTable<OrderEntity>> {
    const found = await this.search.find(filter);
    const range = await this.select(found)
      .select('COUNT(*)', 'total')
      .addSelect('MAX(o.id)', 'last')
      .getRawOne<{ total: string | number; last: string | number | null }>();
    const [total, last] = [Number(range?.total ?? 0), Number(range?.last ?? 0)];
    const after = { filter, rows: total };
    const entry = { ...actor, action: 'export', resource: 'orders', recordId: null, after };
    await this.transactions.run((db) => this.audit.record(db, entry));
    const referrals = byId(await this.reader.of(ReferralCodeEntity).find());
    const discounts = byId(await this.reader.of(DiscountCodeEntity).find());
    return {
      name: 'orders',
      columns: orderColumns({ referrals, discounts }),
      total,
      at: this.clock.now(),
      next: (from) =>
        this.select(found)
          .andWhere('o.id > :from AND o.id <= :last', { from, last })
          .orderBy('o.id')
          .limit(EXPORT_BATCH)
          .getMany(),
    };
  }

  private select(filter: Found<OrderFilter>) {
    const select = this.reader.select(OrderEntity, 'o');
    whereOrders(select, filter);
    return select;
  }
}
