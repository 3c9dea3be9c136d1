import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Reader } from './reader.js';
import type { Transactions } from './transactions.js';

/** Rows of a table that hold personal data for a while. Conditions are SQL with the table's own column names. */
export interface RetainedRows<T extends ObjectLiteral = ObjectLiteral> {
  entity: new () => T;
  /** The column of the time that its days count from. */
  date: string;
  /** Which rows still hold some. */
  holds: string;
  /** What becomes of them, or of one of them; null: they are deleted. */
  becomes: QueryDeepPartialEntity<T> | ((row: T) => QueryDeepPartialEntity<T>) | null;
  /** The number by which they are walked through; deleted rows need none. */
  walkBy?: string;
  /** The order that they belong to: those of orders that are still under way are left alone. */
  orderId?: string;
}

export interface Held {
  count: number;
  oldest: Date | null;
}

export interface Reach {
  /** Rows that were written later are left alone. */
  upTo: Date;
  /** Orders whose rows are left alone. */
  except: readonly number[];
}

/** One statement changes no more rows, so that orders come in between. */
const ROWS_AT_ONCE = 500;

/** How many rows hold something, and the oldest; with `reach` those that would be changed. */
export async function heldRows<T extends ObjectLiteral>(
  reader: Reader,
  rows: RetainedRows<T>,
  reach?: Reach,
): Promise<Held> {
  const [condition, values] = conditionOf(rows, reach);
  const { date } = rows;
  const select = reader.select(rows.entity, 'r').select('COUNT(*)', 'count').addSelect(`MIN(${date})`, 'oldest');
  const found = await select.where(condition, values).getRawOne<{ count: string; oldest: Date | string | null }>();
  return { count: Number(found?.count ?? 0), oldest: timeOf(found?.oldest ?? null) };
}

/** Removes what is held, some rows at a time, each in a transaction of its own; gives how many it were. */
export async function forgetRows<T extends ObjectLiteral>(
  reader: Reader,
  transactions: Transactions,
  rows: RetainedRows<T>,
  reach: Reach,
): Promise<number> {
  if ((await heldRows(reader, rows, reach)).count === 0) return 0;
  return rows.walkBy ? walk(reader, transactions, rows, reach) : deleteSome(transactions, rows, reach);
}

async function walk<T extends ObjectLiteral>(
  reader: Reader,
  transactions: Transactions,
  rows: RetainedRows<T>,
  reach: Reach,
): Promise<number> {
  const { entity, walkBy = 'id' } = rows;
  const ends = reader.select(entity, 'r').select(`MIN(${walkBy})`, 'first').addSelect(`MAX(${walkBy})`, 'last');
  const { first, last } = (await ends.getRawOne<{ first: number | null; last: number | null }>()) ?? {};
  const [condition, values] = conditionOf(rows, reach);
  let changed = 0;
  for (let from = Number(first ?? 1); from <= Number(last ?? 0); from += ROWS_AT_ONCE) {
    const some = `${walkBy} >= :from AND ${walkBy} < :to AND ${condition}`;
    const parameters = { ...values, from, to: from + ROWS_AT_ONCE };
    changed += await transactions.run((db) => change(db, rows, some, parameters));
    await turn();
  }
  return changed;
}

async function change<T extends ObjectLiteral>(
  db: EntityManager,
  { entity, becomes }: RetainedRows<T>,
  where: string,
  values: object,
): Promise<number> {
  const builder = db.createQueryBuilder(entity, 'r');
  if (typeof becomes === 'function') {
    const found = await builder.where(where, values).getMany();
    for (const row of found) await db.update(entity, { id: row['id'] as number } as never, becomes(row));
    return found.length;
  }
  const statement = becomes === null ? builder.delete() : builder.update().set(becomes);
  return (await statement.where(where, values).execute()).affected ?? 0;
}

/** By their primary keys, since both databases can't limit a deletion. */
async function deleteSome<T extends ObjectLiteral>(
  transactions: Transactions,
  rows: RetainedRows<T>,
  reach: Reach,
): Promise<number> {
  const [condition, values] = conditionOf(rows, reach);
  for (let deleted = 0; ; await turn()) {
    const count = await transactions.run(async (db) => {
      const some = await db.createQueryBuilder(rows.entity, 'r').where(condition, values).take(ROWS_AT_ONCE).getMany();
      if (some.length > 0) await db.remove(some);
      return some.length;
    });
    deleted += count;
    if (count < ROWS_AT_ONCE) return deleted;
  }
}

function conditionOf(
  { holds, date, orderId }: Pick<RetainedRows, 'holds' | 'date' | 'orderId'>,
  reach?: Reach,
): [string, Record<string, unknown>] {
  if (!reach) return [`(${holds})`, {}];
  const { upTo, except } = reach;
  const old = `(${holds}) AND ${date} <= :upTo`;
  if (!orderId || except.length === 0) return [old, { upTo }];
  return [`${old} AND (${orderId} IS NULL OR ${orderId} NOT IN (:...except))`, { upTo, except }];
}

/** SQLite answers text, in UTC. */
function timeOf(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value;
}
