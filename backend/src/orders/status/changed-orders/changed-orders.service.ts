import { Injectable } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { insertRow } from '../../../platform/database/insert-rows.js';
import { Reader } from '../../../platform/database/reader.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ChangedOrderEntity } from './changed-order.entity.js';
import { CommittedIds } from './committed-ids.js';

// Statements end after 15 s and idle transactions after 10 s; the rest is for clocks that differ.
const LONGEST_TRANSACTION_MS = 120_000;
const RETENTION_MS = 600_000;
/** More passed-over ids than this and reading begins again, rather than to ask for each. */
const MAX_MISSING = 5_000;
const MAX_ROWS = 5_000;

/** Tells every process which orders have been changed, through a table that each reads from where it left off. */
@Injectable()
export class ChangedOrdersService {
  private ids: CommittedIds | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** To be called inside the transaction that changes the order. */
  async add(db: EntityManager, orderNumber: string): Promise<void> {
    await insertRow(db, ChangedOrderEntity, { orderNumber, changedAt: this.clock.now() });
  }

  /** Numbers of the orders whose change has been committed since the last call; null when that can't be told. */
  async news(): Promise<string[] | null> {
    if (!this.ids || this.ids.isLost) {
      this.ids = new CommittedIds(await this.lastSettled(), LONGEST_TRANSACTION_MS, MAX_MISSING);
      return null;
    }
    try {
      return await this.nextNews(this.ids);
    } catch (error) {
      // Pages that were read already wouldn't be told again.
      this.ids = null;
      throw error;
    }
  }

  private async nextNews(ids: CommittedIds): Promise<string[]> {
    const numbers: string[] = [];
    for (let isMore = true; isMore;) {
      const at = performance.now();
      const rows = await this.read(ids.wanted);
      ids.take(
        rows.map(({ id }) => Number(id)),
        at,
      );
      numbers.push(...rows.map(({ orderNumber }) => orderNumber));
      isMore = rows.length === MAX_ROWS;
    }
    return numbers;
  }

  /** The next call of `news` begins again, as the first one did. */
  beginAgain(): void {
    this.ids = null;
  }

  /** Deletes old rows, save the one that a new reader begins behind. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    const newest = await this.newestBefore(before);
    if (newest > 0) await this.transactions.run((db) => db.delete(ChangedOrderEntity, { id: LessThan(newest) }));
  }

  /** Up to this id all transactions have ended: it is older than any may last. */
  private lastSettled(): Promise<number> {
    return this.newestBefore(new Date(this.clock.now().getTime() - LONGEST_TRANSACTION_MS));
  }

  private async newestBefore(time: Date): Promise<number> {
    const row = await this.reader.of(ChangedOrderEntity).findOne({
      select: { id: true },
      where: { changedAt: LessThan(time) },
      order: { changedAt: 'DESC', id: 'DESC' },
    });
    return row?.id ?? 0;
  }

  protected read({ after, missing }: CommittedIds['wanted']): Promise<Array<{ id: number; orderNumber: string }>> {
    const select = this.reader
      .select(ChangedOrderEntity, 'c')
      .select('c.id', 'id')
      .addSelect('c.order_number', 'orderNumber')
      .where('c.id > :after', { after });
    if (missing.length > 0) select.orWhere('c.id IN (:...missing)', { missing });
    // The lowest first: those that were passed over, then on from the highest.
    return select.orderBy('c.id').limit(MAX_ROWS).getRawMany();
  }
}
