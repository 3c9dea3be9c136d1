import { In, type EntityTarget, type FindOptionsSelect, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { Costly } from '../cache/costly.js';
import { countUpTo, idsOfFew } from '../database/count-up-to.js';
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

/** What a search found in a big table, where it is neither counted to its end nor sorted when it is much. */
export interface Search<T extends { id: number }> {
  /** No further than to so many rows are they counted; their pages go on. */
  most: number;
  /** The index that has all that was found. */
  by?: string;
  /** Whether there are `most` for certain. */
  hasMost?: boolean;
  /** A part of it and the index that has it, of which `most` show sooner that there are so many. */
  some?: { select: SelectQueryBuilder<T>; by: string };
  /** Finds the ids of a page of `most` rows and more; null: it would take too long. */
  walk?: () => Promise<number[] | null>;
}

/** How a page of a big table is found sooner than by its select alone. */
export interface Quicker<T extends { id: number }> {
  /** Columns of which the select has one value only. */
  equal?: readonly string[];
  search?: Search<T>;
}

interface FoundPage {
  ids: number[];
  total: number;
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
   * `total` is exact while the newest id is below 10,000; above, that of a search ends at its `most`, and a costly one
   * may be some forty seconds old, but for 0, which would hide the rows that came meanwhile.
   */
  async read(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    quicker: Quicker<T> = {},
  ): Promise<{ rows: T[]; total: number }> {
    const rows = await this.rows();
    const { ids, total } =
      quicker.search && rows >= MANY_ROWS
        ? await this.found(select, page, rows, quicker.search)
        : await this.listed(select, page, rows, quicker);
    return { rows: ids.length > 0 ? await this.byIds(ids) : [], total };
  }

  /** The ids come first, by an index where there is one: deep pages would read every row before theirs otherwise. */
  private async listed(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    rows: number,
    { equal }: Quicker<T>,
  ): Promise<FoundPage> {
    const asked = `${select.getQuery()} ${JSON.stringify(select.getParameters())}`;
    const total = await this.totals.get(asked, () => select.getCount());
    const way = rows < MANY_ROWS ? undefined : wayOf(rows, total, page);
    return { ids: total === 0 ? [] : await idsInOrder(partOf(select, page), page, { way, equal }), total };
  }

  private async found(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    rows: number,
    { most, by, hasMost = false, some, walk }: Search<T>,
  ): Promise<FoundPage> {
    const isMost = hasMost || (some !== undefined && (await countUpTo(most, some.select, some.by)) === most);
    const few = by && !isMost ? await idsOfFew(most, select, page, by) : null;
    if (few) return { ids: few.slice(page.skip, page.skip + page.take), total: few.length };
    // From so many on a walk is quicker than sorting.
    const enough = Math.max(most, Math.ceil(Math.sqrt((page.skip + page.take) * rows)));
    const count = by || isMost ? enough : await countUpTo(enough, select);
    if (count === 0) return { ids: [], total: 0 };
    const walked = count >= most ? await walk?.() : null;
    // What a walk of this process didn't meet soon, the database wouldn't either.
    const way = by || (walk && count >= most) ? 'sort' : wayOf(rows, count, page);
    const ids = walked ?? (await idsInOrder(partOf(select, page), page, { way, by }));
    return { ids, total: Math.min(count, most) };
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

const partOf = <T extends { id: number }>(select: SelectQueryBuilder<T>, { skip, take }: PageOf<T>) =>
  select.clone().offset(skip).limit(take);

/**
 * Of `rows` rows, `hits` fit: a page is full after its end * rows / hits of them when they are gone through in its order,
 * unless the hits all lie at its far end and no index has them together; sorting reads all hits.
 */
function wayOf<T>(rows: number, hits: number, { skip, take }: PageOf<T>): Way {
  return hits * hits < (skip + take) * rows ? 'sort' : 'walk';
}
