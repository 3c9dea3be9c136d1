import type { Direction } from '@festival/contracts';
import type { EntityManager, FindOptionsOrder, ObjectLiteral } from 'typeorm';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RecordTools } from './audited-records.js';
import { OptimisticLock } from '../../platform/records/optimistic-lock.js';
import { moveInOrder, type Ordered } from '../../platform/records/move-in-order.js';
import type { RecordRow, RecordKind } from '../../platform/records/record-kind.js';

/** Lets editors move records up and down: several sort orders change in one transaction, each change audited. */
export class SortedRecords<Row extends Ordered & ObjectLiteral, Wire extends RecordRow> {
  private readonly lock: OptimisticLock<Row>;

  constructor(
    private readonly tools: RecordTools,
    private readonly kind: RecordKind<Row, Wire>,
    private readonly highest: number,
  ) {
    this.lock = new OptimisticLock(kind, tools.clock);
  }

  /** Changes places with the neighbour; the first can't go up nor the last down, and then nothing changes. */
  async move(id: number, direction: Direction, actor: Actor): Promise<Wire> {
    try {
      return await this.tools.transactions.run((db) => this.moveIn(db, id, direction, actor));
    } catch (error) {
      throw (isDuplicateKey(error) && this.kind.duplicate?.()) || error;
    }
  }

  private async moveIn(db: EntityManager, id: number, direction: Direction, actor: Actor): Promise<Wire> {
    await this.lock.lockAll(db);
    const order = { sortOrder: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;
    const rows = await db.find(this.kind.entity, { order });
    const changes = moveInOrder(rows, id, direction, this.highest);
    // A sort order may be unique: first all that change are put out of the way.
    for (const change of changes) await this.write(db, change.id, { sortOrder: -change.id });
    const before = new Map(rows.map((row) => [row.id, row]));
    const after = new Map(before);
    for (const { id: changed, sortOrder } of changes) {
      const row = before.get(changed);
      if (!row) continue;
      const columns = { sortOrder, ...this.lock.nextVersion(row) };
      await this.write(db, changed, columns);
      after.set(changed, { ...row, ...columns });
      await this.audit(db, actor, row, { ...row, ...columns });
    }
    const moved = after.get(id);
    if (!moved) throw new AppError('NOT_FOUND', `${this.kind.title} not found.`);
    await this.kind.afterWrite?.(db);
    if (this.kind.afterCommit) this.tools.transactions.afterCommit(this.kind.afterCommit);
    return this.kind.toWire(moved);
  }

  private async write(db: EntityManager, id: number, columns: object): Promise<void> {
    await db.update(this.kind.entity, id, columns as never);
  }

  private async audit(db: EntityManager, actor: Actor, before: Row, after: Row): Promise<void> {
    const [was, is] = [this.kind.toWire(before), this.kind.toWire(after)];
    const { resource } = this.kind;
    await this.tools.audit.record(db, {
      ...actor,
      action: 'update',
      resource,
      recordId: was.id,
      before: was,
      after: is,
    });
  }
}
