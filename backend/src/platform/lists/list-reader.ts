import { In, type EntityTarget, type FindOptionsSelect, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { Costly } from '../cache/costly.js';
import type { Reader } from '../database/reader.js';

/** Tables with as many rows take a while to count. */
const MANY_ROWS = 10_000;

export interface PageOf<T> {
  sort: keyof T & string;
  order: 'ASC' | 'DESC';
  skip: number;
  take: number;
}

/** Pages of a list, as quick in a big table as in a small one. */
export class Pages<T extends { id: number }> {
  private readonly totals: Costly<number>;

  /** `alias` is the table's in every select that comes; `columns`: what the rows need, all when left out. */
  constructor(
    private readonly reader: Reader,
    private readonly entity: EntityTarget<T>,
    private readonly alias: string,
    clock: Clock,
    private readonly columns?: FindOptionsSelect<T>,
  ) {
    this.totals = new Costly(clock, () => this.isBig());
  }

  /**
   * `total` is exact while the table has fewer than 10,000 rows; above, a costly one may be some seconds old.
   * `ids` finds the page's in its place, `total` is the total, where they are known otherwise.
   */
  async read(
    select: SelectQueryBuilder<T>,
    page: PageOf<T>,
    { ids, total: known }: { ids?: () => Promise<number[]>; total?: number } = {},
  ): Promise<{ rows: T[]; total: number }> {
    const total = known ?? (await this.total(select));
    if (total === 0) return { rows: [], total };
    return { rows: await this.byIds(await (ids ? ids() : this.ids(select, page))), total };
  }

  private total(select: SelectQueryBuilder<T>): Promise<number> {
    const asked = `${select.getQuery()} ${JSON.stringify(select.getParameters())}`;
    return this.totals.get(asked, () => select.getCount());
  }

  /** The ids come first, by an index where there is one: deep pages would read every row before theirs otherwise. */
  private async ids(select: SelectQueryBuilder<T>, { sort, order, skip, take }: PageOf<T>): Promise<number[]> {
    const sorted = select.clone().select(`${this.alias}.id`, 'id').orderBy(`${this.alias}.${sort}`, order);
    // A unique column needs no tie-break, with which MariaDB would not use its index.
    if (!this.isUnique(select, sort)) sorted.addOrderBy(`${this.alias}.id`, order);
    const found = await sorted.offset(skip).limit(take).getRawMany<{ id: number }>();
    return found.map(({ id }) => id);
  }

  private async byIds(ids: readonly number[]): Promise<T[]> {
    const where = { id: In(ids) } as FindOptionsWhere<T>;
    const rows = await this.reader.of(this.entity).find({ where, select: this.columns });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private isUnique(select: SelectQueryBuilder<T>, sort: string): boolean {
    const { indices } = select.expressionMap.mainAlias?.metadata ?? { indices: [] };
    return indices.some(
      ({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0]?.propertyName === sort,
    );
  }

  private async isBig(): Promise<boolean> {
    const newest = await this.reader
      .select(this.entity, 'x')
      .select('MAX(x.id)', 'id')
      .getRawOne<{ id: number | null }>();
    return Number(newest?.id ?? 0) >= MANY_ROWS;
  }
}
