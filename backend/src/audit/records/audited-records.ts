import type { EntityManager, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { AuditService } from '../audit.service.js';
import type { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import type { Reader } from '../../platform/database/reader.js';
import type { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MAX_LIST_ROWS, parseListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { whereList } from '../../platform/lists/where-list.js';
import { OptimisticLock } from '../../platform/records/optimistic-lock.js';
import type { RecordRow, RecordKind } from '../../platform/records/record-kind.js';
import { clearingStaleTexts } from '../../platform/records/stale-texts.js';

export interface RecordTools {
  reader: Reader;
  transactions: Transactions;
  audit: AuditService;
  clock: Clock;
}

/** A row before it has an id. */
export type NewRow<Row> = Omit<Row, 'id'>;

/**
 * Lists, makes, changes and deletes the records of one kind. Each change is one transaction together with its audit
 * entry; a unique column that two editors fill at once gives one of them the kind's refusal.
 */
export class AuditedRecords<Row extends RecordRow & ObjectLiteral, Wire extends RecordRow> {
  private readonly lock: OptimisticLock<Row>;

  constructor(
    private readonly tools: RecordTools,
    private readonly kind: RecordKind<Row, Wire>,
  ) {
    this.lock = new OptimisticLock(kind, tools.clock);
  }

  /** One range of the admin's list. */
  async listPage(request: ListRequest): Promise<ListPage<Wire>> {
    const [rows, total] = await this.select(request).skip(request.skip).take(request.take).getManyAndCount();
    return new ListPage(this.kind.resource, rows.map(this.kind.toWire), request.skip, total);
  }

  /** Every record, in the kind's own order. */
  async all(): Promise<Wire[]> {
    const request = parseListQuery({}, this.kind.list);
    return (await this.select(request).take(MAX_LIST_ROWS).getMany()).map(this.kind.toWire);
  }

  async one(id: number): Promise<Wire> {
    const row = await this.tools.reader.of(this.kind.entity).findOneBy({ id } as FindOptionsWhere<Row>);
    if (!row) throw this.notFound();
    return this.kind.toWire(row);
  }

  async create(actor: Actor, make: (db: EntityManager) => Promise<NewRow<Row>> | NewRow<Row>): Promise<Wire> {
    return this.change(async (db) => {
      const row = await make(db);
      const { identifiers } = await db.insert(this.kind.entity, row as never);
      const after = this.kind.toWire({ ...row, id: Number(identifiers[0]?.['id']) } as Row);
      await this.write(db, actor, 'create', after.id, { after });
      return after;
    });
  }

  /**
   * 404 when it is gone; `change` gives the changed columns. Of a versioned kind: 409 when the record isn't at `version`,
   * the `updated_at` that the editor loaded; undefined compares nothing.
   */
  async update(
    id: number,
    actor: Actor,
    change: (row: Row, db: EntityManager) => Promise<Partial<Row>> | Partial<Row>,
    version?: string | null,
  ) {
    return this.change(async (db) => {
      const row = await this.load(db, id);
      this.lock.assertVersion(row, version);
      const edited = clearingStaleTexts(row, await change(row, db));
      const changes = { ...edited, ...(this.isAlike(row, { ...row, ...edited }) ? {} : this.lock.nextVersion(row)) };
      if (Object.keys(changes).length > 0) await db.update(this.kind.entity, id, changes as never);
      const [before, after] = [this.kind.toWire(row), this.kind.toWire({ ...row, ...changes })];
      await this.write(db, actor, 'update', id, { before, after });
      return after;
    });
  }

  /** `mayGo` throws when something still needs the record. Answers with what was there. */
  async delete(id: number, actor: Actor, mayGo?: (db: EntityManager, row: Row) => Promise<void>): Promise<Wire> {
    return this.change(async (db) => {
      const row = await this.load(db, id);
      await mayGo?.(db, row);
      await db.delete(this.kind.entity, id);
      const before = this.kind.toWire(row);
      await this.write(db, actor, 'delete', id, { before });
      return before;
    });
  }

  private select({ sort, order, filter }: Pick<ListRequest, 'sort' | 'order' | 'filter'>): SelectQueryBuilder<Row> {
    const select = this.tools.reader.select(this.kind.entity, 'r');
    whereList(select, this.kind.list, filter);
    return select.orderBy(`r.${sort}`, order).addOrderBy('r.id', order);
  }

  private isAlike(row: Row, other: Row): boolean {
    return JSON.stringify(this.kind.toWire(row)) === JSON.stringify(this.kind.toWire(other));
  }

  private async load(db: EntityManager, id: number): Promise<Row> {
    await this.lock.lockRow(db, id);
    const row = await db.findOneBy(this.kind.entity, { id } as FindOptionsWhere<Row>);
    if (!row) throw this.notFound();
    return row;
  }

  private async write(
    db: EntityManager,
    actor: Actor,
    action: 'create' | 'update' | 'delete',
    recordId: number,
    change: { before?: Wire; after?: Wire },
  ): Promise<void> {
    const { resource, toAudit = (wire: Wire): object => wire } = this.kind;
    const [before, after] = [change.before && toAudit(change.before), change.after && toAudit(change.after)];
    await this.tools.audit.record(db, { ...actor, action, resource, recordId, before, after });
    await this.kind.afterWrite?.(db, { actor, recordId, ...change });
    if (this.kind.afterCommit) this.tools.transactions.afterCommit(this.kind.afterCommit);
  }

  private async change<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.tools.transactions.run(work);
    } catch (error) {
      throw (isDuplicateKey(error) && this.kind.duplicate?.()) || error;
    }
  }

  private notFound(): AppError {
    return new AppError('NOT_FOUND', `${this.kind.title} not found.`);
  }
}
