import { checkInRate, type TicketStatus, type TicketTotals } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { TicketEntity } from '../ticket.entity.js';

/** Counting 400,000 tickets takes some 100 ms, and a whole desk may be looking. */
const MAX_AGE_MS = 1_000;

/** The figures above the tickets list, over all tickets. */
@Injectable()
export class TicketTotalsService {
  private readonly totals: TtlCache<TicketTotals>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    clock: Clock,
  ) {
    this.totals = new TtlCache(clock, MAX_AGE_MS, () => aside('figures', () => this.count()));
  }

  /** At most a second old. */
  get(): Promise<TicketTotals> {
    return this.totals.get();
  }

  /** To be called inside a transaction that changes tickets from the list itself. */
  forget(): void {
    this.transactions.afterCommit(() => this.totals.forget());
  }

  private async count(): Promise<TicketTotals> {
    const rows = await this.reader
      .select(TicketEntity, 't')
      .select('t.status', 'status')
      .addSelect('COUNT(*)', 'tickets')
      .where('t.deletedAt IS NULL')
      .groupBy('t.status')
      .getRawMany<{ status: TicketStatus; tickets: string | number }>();
    const of = (wanted: (status: TicketStatus) => boolean): number =>
      rows.filter(({ status }) => wanted(status)).reduce((sum, { tickets }) => sum + Number(tickets), 0);
    const active = of((status) => status !== 'pending');
    const used = of((status) => status === 'used');
    return { active, valid: of((status) => status === 'valid'), used, check_in_rate: checkInRate(used, active) };
  }
}
