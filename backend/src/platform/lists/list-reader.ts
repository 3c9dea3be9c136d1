import { In, type EntityTarget, type FindOptionsSelect, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { Costly } from '../cache/costly.js';
import { countUpTo } from '../database/count-up-to.js';
import type { Reader } from '../database/reader.js';
import { idsInOrder, type Way } from './ids-in-order.js';

/** Tables with as many rows take a while to count. */
const MANY_ROWS = 10_000;

export interface PageOf<T> {
  sort: keyof T & string;
  order: 'ASC' | 'DESC';
  skip: number;
  take: number;
}

/** How a page is found sooner than by its select alone. */
export interface Quicker {
  /** Finds the page's ids; null: it would take too long. */
  ids?: () => Promise<number[] | null>;
  /** Known already. */
  total?: number;
  /** No further than to so many are they counted. */
  most?: number;
  /** The index by which they are counted. */
  countBy?: string;
  /** Columns of which the select has one value only. */
  equal?: readonly string[];
}

/** Pages of a list, as quick in a big table as in a small one. */
export class Pages<T extends { id: number }> {
  private readonly totals: Costly<number>;

  /** `columns`: what the rows need, all when left out. */
  constructor(
    private readonly reader: Reader,
    private readonly entity: EntityTarget<T>,
    clock: Clock,
    private readonly columns?: FindOptionsSelect<T>,
  ) {
    this.totals = new Costly(clock, async (total) => total > 0 && (await this.rows()) >= MANY_ROWS);
  }

  /**
   * `total` is exact while the table has fewer than 10,000 rows; above, a costly one may be some forty seconds old, but for
   * 0, which would hide the rows that came meanwhile.
   */
  async read(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    { ids, total: known, most, countBy, equal }: Quicker = {},
  ): Promise<{ rows: T[]; total: number }> {
    const total = known ?? (await this.total(select, most, countBy));
    if (total === 0) return { rows: [], total };
    return { rows: await this.byIds((await ids?.()) ?? (await this.ids(select, page, total, equal))), total };
  }

  private total(select: SelectQueryBuilder<T>, most?: number, countBy?: string): Promise<number> {
    if (most !== undefined) return countUpTo(most, select.clone().select('1'), countBy);
    const asked = `${select.getQuery()} ${JSON.stringify(select.getParameters())}`;
    return this.totals.get(asked, () => select.getCount());
  }

  /** The ids come first, by an index where there is one: deep pages would read every row before theirs otherwise. */
  private async ids(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    total: number,
    equal?: readonly string[],
  ): Promise<number[]> {
    const { skip, take } = page;
    const way = wayOf(await this.rows(), total, skip + take);
    return idsInOrder(select.clone().offset(skip).limit(take), page, way, equal);
  }

  private async byIds(ids: readonly number[]): Promise<T[]> {
    const where = { id: In(ids) } as FindOptionsWhere<T>;
    const rows = await this.reader.of(this.entity).find({ where, select: this.columns });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** About as many as there are. */
  private async rows(): Promise<number> {
    const newest = await this.reader
      .select(this.entity, 'x')
      .select('MAX(x.id)', 'id')
      .getRawOne<{ id: number | null }>();
    return Number(newest?.id ?? 0);
  }
}

/**
 * Of `rows` rows, `hits` fit: a page that ends at `end` is full after `end * rows / hits` of them when they are gone through in its
 * order, unless the hits all lie at its far end and no index has them together; sorting reads all hits. Null: few rows, which are quick either way.
 */
function wayOf(rows: number, hits: number, end: number): Way | null {
  if (rows < MANY_ROWS) return null;
  return hits * hits < end * rows ? 'sort' : 'walk';
}
