import type { Direction, SeenRecord } from '@festival/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { AuditedRecords, NewRow } from '../../audit/records/audited-records.js';
import type { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import type { Ordered } from '../../platform/records/move-in-order.js';
import type { RecordKind, RecordRow } from '../../platform/records/record-kind.js';

/** A kind of content that editors sort, and the mapping from their requests to its columns. */
export interface ContentKind<Row extends RecordRow, Wire extends RecordRow, Dto> extends Omit<
  RecordKind<Row, Wire>,
  'versioned'
> {
  /** Columns of a new record that its request omitted. */
  defaults: Partial<Row>;
  /** The columns that a request fills, of a new record or of `row`; throws when they can't be together. */
  columns: (dto: Dto, db: EntityManager, row?: Row) => Partial<Row> | Promise<Partial<Row>>;
  /** The largest allowed sort order; no limit by default. */
  highest?: number;
  /** Runs in the transaction that creates a record; throws when no more are allowed. */
  beforeCreate?: (db: EntityManager) => Promise<void>;
}

/** The editors' use cases for one kind of sorted content. */
export class ContentList<
  Row extends RecordRow & Ordered & ObjectLiteral,
  Wire extends RecordRow,
  Dto extends SeenRecord,
> {
  private readonly records: AuditedRecords<Row, Wire>;
  private readonly sorted: SortedRecords<Row, Wire>;

  constructor(
    records: RecordsService,
    private readonly kind: ContentKind<Row, Wire, Dto>,
  ) {
    const recordKind: RecordKind<Row, Wire> = { ...kind, versioned: 'row' };
    this.records = records.of(recordKind);
    this.sorted = records.sorted(recordKind, kind.highest);
  }

  listPage(request: ListRequest): Promise<ListPage<Wire>> {
    return this.records.listPage(request);
  }

  all(): Promise<Wire[]> {
    return this.records.all();
  }

  one(id: number): Promise<Wire> {
    return this.records.one(id);
  }

  create(dto: Dto, actor: Actor): Promise<Wire> {
    return this.records.create(actor, async (db) => {
      await this.kind.beforeCreate?.(db);
      return { ...this.kind.defaults, ...(await this.kind.columns(dto, db)) } as unknown as NewRow<Row>;
    });
  }

  /** 409 when the record isn't at the version that the editor loaded. */
  update(id: number, dto: Dto, actor: Actor): Promise<Wire> {
    return this.records.update(id, actor, (row, db) => this.kind.columns(dto, db, row), dto.seen_updated_at);
  }

  /** Swaps places with the neighbour. */
  move(id: number, direction: Direction, actor: Actor): Promise<Wire> {
    return this.sorted.move(id, direction, actor);
  }

  delete(id: number, actor: Actor): Promise<Wire> {
    return this.records.delete(id, actor);
  }
}
