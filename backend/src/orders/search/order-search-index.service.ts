import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OrderEntity } from '../order.entity.js';
import { SearchProgressEntity } from './search-progress.entity.js';
import { SearchTermEntity } from './search-term.entity.js';
import { termsOf } from './search-terms.js';

const NAME = 'orders';
/** Ids come in the order of inserting, not of committing: a transaction under way may still bring a lower one. */
const SETTLED_MS = 5 * 60_000;
const ORDERS_A_STEP = 200;
const TERMS_A_STATEMENT = 1_000;

/**
 * Keeps the terms by which orders are found. New orders get theirs some minutes later, so that placing one costs
 * nothing; until then they are searched directly.
 */
@Injectable()
export class OrderSearchIndexService implements OnModuleInit {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Makes the row that everyone holds on to; of several processes that start at once one does. */
  async onModuleInit(): Promise<void> {
    if (await this.reader.of(SearchProgressEntity).existsBy({ name: NAME })) return;
    await this.transactions
      .run((db) => db.insert(SearchProgressEntity, { name: NAME, indexedTo: 0, writes: 0 }))
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Every order up to this id has its terms. */
  async indexedTo(): Promise<number> {
    return (await this.reader.of(SearchProgressEntity).findOneByOrFail({ name: NAME })).indexedTo;
  }

  /** Gives the next orders their terms; how many it were, 0 when all that are settled have theirs. */
  async step(): Promise<number> {
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    if ((await this.next(await this.indexedTo(), settled)).length === 0) return 0;
    return this.transactions.run((db) => this.write(db, settled));
  }

  /** To be called in the transaction that corrects what an order is found by, with the order as it was and as it is. */
  async correct(db: EntityManager, before: OrderEntity, after: OrderEntity): Promise<void> {
    const orderId = before.id;
    if (orderId > (await this.hold(db))) return;
    const wanted = termsOf(after);
    const gone = termsOf(before).filter((term) => !wanted.includes(term));
    if (gone.length > 0) await db.delete(SearchTermEntity, { term: In(gone), orderId });
    await this.insert(db, await this.missing(db, orderId, wanted));
  }

  /** To be called in the transaction that deletes an order: the totals count terms. */
  async forget(db: EntityManager, order: OrderEntity): Promise<void> {
    if (order.id <= (await this.hold(db)))
      await db.delete(SearchTermEntity, { term: In(termsOf(order)), orderId: order.id });
  }

  private async write(db: EntityManager, settled: Date): Promise<number> {
    const orders = await this.next(await this.hold(db), settled);
    await this.insert(
      db,
      orders
        .filter(({ deletedAt }) => deletedAt === null)
        .flatMap((order) => termsOf(order).map((term) => ({ term, orderId: order.id }))),
    );
    const last = orders.at(-1);
    if (last) await db.update(SearchProgressEntity, { name: NAME }, { indexedTo: last.id });
    return orders.length;
  }

  /** Takes the row until the transaction ends; gives how far the terms reach. */
  protected async hold(db: EntityManager): Promise<number> {
    await db.increment(SearchProgressEntity, { name: NAME }, 'writes', 1);
    return this.indexedTo();
  }

  /** The next orders by id, up to the first that may have others before it on their way. */
  private async next(indexedTo: number, settled: Date): Promise<OrderEntity[]> {
    const orders = await this.reader.of(OrderEntity).find({
      where: { id: MoreThan(indexedTo) },
      order: { id: 'ASC' },
      take: ORDERS_A_STEP,
    });
    const firstUnsettled = orders.findIndex((order) => insertedAt(order) > settled);
    return firstUnsettled === -1 ? orders : orders.slice(0, firstUnsettled);
  }

  /** The terms that the order doesn't have yet. */
  private async missing(db: EntityManager, orderId: number, terms: string[]): Promise<SearchTermEntity[]> {
    const there = await db.findBy(SearchTermEntity, { term: In(terms), orderId });
    const known = new Set(there.map(({ term }) => term));
    return terms.filter((term) => !known.has(term)).map((term) => ({ term, orderId }));
  }

  /** In the order of the key, which is the order in which the database stores them. */
  private async insert(db: EntityManager, rows: SearchTermEntity[]): Promise<void> {
    const sorted = rows.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    for (let from = 0; from < sorted.length; from += TERMS_A_STATEMENT)
      await insertRows(db, SearchTermEntity, sorted.slice(from, from + TERMS_A_STATEMENT));
  }
}

/** When the row came: an imported order carries the form's time, and nobody changes it for a while afterwards. */
function insertedAt({ source, createdAt, updatedAt }: OrderEntity): Date {
  return source === 'google_form' ? updatedAt : createdAt;
}
