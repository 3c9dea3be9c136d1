import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { lockToChange } from '../../platform/database/lock-rows.js';
import type { Reader } from '../../platform/database/reader.js';
import type { RetainedRows } from '../../platform/database/retained-rows.js';
import type { KindFigures } from '../../platform/settings/retention-facts.js';
import { rangesOf } from './ranges.js';

/** One transaction changes no more rows. */
const ROWS_CHANGED_AT_ONCE = 500;

/** Rows that are due, to be changed in one transaction. */
export interface Piece {
  /** Null: of no order. */
  orderId: number | null;
  where: string;
  values: Record<string, unknown>;
}

/** How many rows hold something, the oldest, and how many are due. Reads by ranges of ids. */
export async function countRows(reader: Reader, rows: RetainedRows, upTo: Date | null): Promise<KindFigures> {
  const figures: KindFigures = { count: 0, oldestAt: null, due: 0 };
  for await (const { where, values } of rangesOf(reader, rows)) {
    const select = countSelect(reader, rows, where).setParameters({ ...values, upTo: upTo ?? new Date(0) });
    const found = await select.getRawOne<{ count: string; due: string | null; oldest: Date | string | null }>();
    figures.count += Number(found?.count ?? 0);
    figures.due += Number(found?.due ?? 0);
    figures.oldestAt = earlier(figures.oldestAt, timeOf(found?.oldest ?? null));
  }
  return figures;
}

export function countSelect(reader: Reader, rows: RetainedRows, where: string): SelectQueryBuilder<ObjectLiteral> {
  return reader
    .select(rows.entity, 'r')
    .select('COUNT(*)', 'count')
    .addSelect(`MIN(${rows.date})`, 'oldest')
    .addSelect(`SUM(CASE WHEN ${rows.date} <= :upTo THEN 1 ELSE 0 END)`, 'due')
    .where(`${where} AND (${rows.holds})`);
}

/** The rows that are due, piece by piece; those of an order apart, since they change under its lock. */
export async function* duePieces(reader: Reader, rows: RetainedRows, upTo: Date): AsyncGenerator<Piece> {
  const due = `(${rows.holds}) AND ${rows.date} <= :upTo`;
  const { walkBy, orderId } = rows;
  for await (const { where, values, within } of rangesOf(reader, rows)) {
    const select = reader
      .select(rows.entity, 'r')
      .select(`r.${walkBy}`, 'id')
      .addSelect(orderId ?? 'NULL', 'orderId');
    const found = await select
      .where(`${where} AND ${due}`, { ...values, upTo })
      .orderBy(`r.${walkBy}`)
      .getRawMany<{ id: number | string; orderId: number | null }>();
    for (const [order, some] of byOrder(found)) {
      const isOfOrder = orderId ? (order === null ? ` AND ${orderId} IS NULL` : ` AND ${orderId} = :orderId`) : '';
      for (let from = 0; from < some.length; from += ROWS_CHANGED_AT_ONCE) {
        const part = some.slice(from, from + ROWS_CHANGED_AT_ONCE);
        const ends = { first: part[0]?.id, last: part.at(-1)?.id };
        yield {
          orderId: order,
          where: `${within}${walkBy} >= :first AND ${walkBy} <= :last AND ${due}${isOfOrder}`,
          values: { ...values, ...ends, upTo, ...(order !== null && { orderId: order }) },
        };
      }
    }
  }
}

function byOrder<T extends { orderId: number | null }>(rows: readonly T[]): Map<number | null, T[]> {
  const groups = new Map<number | null, T[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}

/** Changes a piece's rows as they are by now, or deletes them; gives how many it were. */
export async function changeRows(db: EntityManager, rows: RetainedRows, { where, values }: Piece): Promise<number> {
  const { entity, becomes } = rows;
  const found = (): SelectQueryBuilder<ObjectLiteral> => db.createQueryBuilder(entity, 'r').where(where, values);
  if (typeof becomes === 'function') {
    const some = await lockToChange(found());
    for (const row of some) await db.update(entity, { id: row['id'] as number }, becomes(row));
    return some.length;
  }
  const statement = becomes === null ? found().delete() : found().update().set(becomes);
  return (await statement.where(where, values).execute()).affected ?? 0;
}

export function sumOf(figures: readonly KindFigures[]): KindFigures {
  return figures.reduce((sum, each) => ({
    count: sum.count + each.count,
    oldestAt: earlier(sum.oldestAt, each.oldestAt),
    due: sum.due + each.due,
  }));
}

/** ISO 8601 compares as text. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** SQLite answers text, in UTC. */
function timeOf(value: Date | string | null): string | null {
  if (value === null) return null;
  return (typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value).toISOString();
}
